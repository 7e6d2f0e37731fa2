export type LiveSite = {
  version: string;
  /** By path, each with a hash that the target understands. */
  files: ReadonlyMap<string, string>;
  /** A deployment made it: it answers for items without a page, which a release does not. */
  isDeployed: boolean;
};

/** Where pages go. What is live stays whole and unchanged until a release, which changes all of it at once. */
export type PageTarget = {
  findLiveVersion(): Promise<string>;
  readLive(): Promise<LiveSite>;
  hash(content: Buffer): string;
  /**
   * @param base what the new version was compared with
   * @param files every file of the new version, by path, each with its hash
   * @param contents of the files that are new, by their hash
   * @returns the new version
   * @throws Overtaken where something else than `base` is live by now
   */
  release(
    base: LiveSite,
    files: ReadonlyMap<string, string>,
    contents: ReadonlyMap<string, Buffer>,
  ): Promise<string>;
};

/** A run that failed for a reason that staff may read. */
export class PublishFailure extends Error {
  override readonly name: string = 'PublishFailure';
}

/** Another version of the site is live than this code belongs to, or has been compared with. */
export class Overtaken extends PublishFailure {
  override readonly name = 'Overtaken';

  constructor() {
    super('another version of the site is live');
  }
}
