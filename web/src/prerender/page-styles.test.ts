import { describe, expect, it } from 'vitest';
import { arrangeRules } from './arrange-rules.ts';
import { shortenClassNames } from './short-class-names.ts';
import { splitGlobalRules } from './split-global-rules.ts';

describe('the class names of a built page', () => {
  const built = shortenClassNames({
    pageRules: '.k-1q3jtv{gap:1.5rem;}@media print{.k-k008qs>li{margin:0;}}.k-1q3jtv:hover{gap:2k-rem;}',
    body: '<p class="k-k008qs">k-k008qs</p><p id="k-1q3jtv" class="k-1q3jtv">on</p>',
  });

  it('are short in rules and on elements, and nowhere else', () => {
    expect(built.pageRules).toBe('.k-a{gap:1.5rem;}@media print{.k-b>li{margin:0;}}.k-a:hover{gap:2k-rem;}');
    expect(built.body).toBe('<p class="k-b">k-k008qs</p><p id="k-1q3jtv" class="k-a">on</p>');
  });

  it('are told by the hashes that they stand for, in their order', () => {
    expect(built.styleHashes).toEqual(['1q3jtv', 'k008qs']);
  });
});

describe('the rules of a page’s elements', () => {
  const wide = '@media screen and (min-width: 64rem)';
  const narrow = '@media screen and (min-width: 30rem)';

  it('stand together by medium, wider screens after narrower ones, after all that holds everywhere', () => {
    const css = `.k-a{gap:1rem;}${wide}{.k-a{gap:3rem;}}.k-b{gap:1rem;}${narrow}{.k-b{gap:2rem;}}${wide}{.k-b{gap:4rem;}}`;
    expect(arrangeRules(css)).toBe(
      `.k-a{gap:1rem;}.k-b{gap:1rem;}${narrow}{.k-b{gap:2rem;}}${wide}{.k-a{gap:3rem;}.k-b{gap:4rem;}}`,
    );
  });

  it('keep their order within a class, while classes that begin alike stand side by side', () => {
    const css = `.k-a{gap:1rem;}.k-a:focus{gap:0;}.k-b{color:red;}.k-b>li{color:blue;}.k-c{gap:1rem;}${wide}{.k-d{gap:1rem;}}`;
    expect(arrangeRules(css)).toBe(
      `.k-b{color:red;}.k-b>li{color:blue;}.k-a{gap:1rem;}.k-a:focus{gap:0;}.k-c{gap:1rem;}${wide}{.k-d{gap:1rem;}}`,
    );
  });
});

describe('of the global rules, a built page has', () => {
  const globalRules = [
    '@keyframes rise{from{opacity:0;}}',
    ':where(html){color:var(--k-colors-ink);}',
    ':where(ul, ol, menu){list-style:none;}',
    ':where(table){width:100%;}',
    ':root{--k-colors-ink:#000;--k-colors-danger-text:#900;}',
    '@media (prefers-color-scheme: dark){:root{--k-colors-ink:#fff;--k-colors-danger-text:#f99;}}',
  ].join('');

  it('those that it needs; the others are for what comes later', () => {
    const page = { body: '<ol><li>One</li></ol>', pageRules: '' };
    expect(splitGlobalRules(globalRules, page)).toEqual({
      needed:
        ':where(html){color:var(--k-colors-ink);}:where(ul, ol, menu){list-style:none;}' +
        ':root{--k-colors-ink:#000;}@media (prefers-color-scheme: dark){:root{--k-colors-ink:#fff;}}',
      later:
        '@keyframes rise{from{opacity:0;}}:where(table){width:100%;}' +
        ':root{--k-colors-danger-text:#900;}@media (prefers-color-scheme: dark){:root{--k-colors-danger-text:#f99;}}',
    });
  });

  it('all of them where it shows everything', () => {
    const page = {
      body: '<table></table><ul></ul>',
      pageRules: '.k-a{animation:rise 180ms;color:var(--k-colors-danger-text);}',
    };
    expect(splitGlobalRules(globalRules, page).needed).toBe(globalRules);
  });
});
