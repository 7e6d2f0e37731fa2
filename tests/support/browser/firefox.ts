import { findProgram } from '@kowhai/tools/command/find-program';
import { type Browser, type BrowserContext, firefox, type LaunchOptions } from 'playwright-core';

/** The system's Firefox over WebDriver BiDi, as package registries have none. Two gaps of Playwright 1.65 are filled. */
export async function launchFirefox(options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = findProgram(['firefox-esr', 'firefox']);
  if (!executablePath) throw new Error('These tests need Firefox.');
  const browser = await firefox.launch({ ...options, channel: 'moz-firefox', executablePath });
  answerForFirefox(browser, 'emulation.setMediaFeaturesOverride');
  return browser;
}

/** Playwright sends a command for each context that Firefox 153 does not know. */
function answerForFirefox(browser: Browser, unknownCommand: string): void {
  // biome-ignore lint/suspicious/noExplicitAny: Playwright's connection has no types; its server is in this process.
  const { _browserSession: session } = (browser as any)._connection.toImpl(browser);
  const send = session.send.bind(session);
  session.send = async (command: string, parameters: object) =>
    command === unknownCommand ? {} : send(command, parameters);
}

/** Playwright's `fill` sets the value as a script does, which React does not hear: this types, as a person does. */
export async function typeInFirefox(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const insertText = (text: string) => void document.execCommand('insertText', false, text);
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insertText, set: () => {} });
  });
}
