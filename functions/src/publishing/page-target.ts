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
  /**
   * @param base what the new version was compared with
   * @param files every file of the new version: path to hash
   * @param contents new files, by hash
   * @returns the new version
   * @throws Overtaken where something else than `base` is live by now
   */
  release(
    base: LiveSite,
    files: ReadonlyMap<string, string>,
    contents: ReadonlyMap<string, Buffer>,
  ): Promise<string>;
};

export class PublishFailure extends Error {
  override readonly name: string = 'PublishFailure';
}

/** Another version is live than this code belongs to, or was compared with. */
export class Overtaken extends PublishFailure {
  override readonly name = 'Overtaken';

  constructor() {
    super('another version of the site is live');
  }
}
