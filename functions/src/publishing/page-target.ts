export type LiveSite = {
  version: string;
  files: ReadonlyMap<string, string>;
  /** A deployment also serves items without a page, which a release does not. */
  isDeployed: boolean;
};

/** What is live stays complete and unchanged until a release, which changes all of it at once. */
export type PageTarget = {
  findLiveVersion(): Promise<string>;
  readLive(): Promise<LiveSite>;
  hash(content: Buffer): string;
  /** @param files path to hash @param contents new files, by hash @throws Overtaken unless `base` is still live */
  release(
    base: LiveSite,
    files: ReadonlyMap<string, string>,
    contents: ReadonlyMap<string, Buffer>,
  ): Promise<string>;
};

export class PublishFailure extends Error {
  override readonly name: string = 'PublishFailure';
}

export class Overtaken extends PublishFailure {
  override readonly name = 'Overtaken';

  constructor() {
    super('another version of the site is live');
  }
}
