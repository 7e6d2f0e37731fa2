type Dependencies = Readonly<Record<string, string>>;

/** What a lockfile says of one package, by the folder that it is installed in. */
interface LockedPackage {
  version?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  peer?: boolean;
  dependencies?: Dependencies;
  optionalDependencies?: Dependencies;
  peerDependencies?: Dependencies;
  peerDependenciesMeta?: Readonly<Record<string, { optional?: boolean }>>;
}

/** A package-lock.json of version 3. */
export interface Lockfile {
  packages: Readonly<Record<string, LockedPackage>>;
}

/** The package.json of a folder that is installed by itself. */
export interface Manifest {
  name: string;
  version: string;
  dependencies: Dependencies;
  engines?: Readonly<Record<string, string>>;
}

/**
 * Takes out of the repository's lockfile what one manifest needs, so that installing that manifest elsewhere gives the
 * very versions that were tested here.
 * @param workspace the folder that the manifest's dependencies are those of
 * @throws Error when the lockfile lacks a package, or holds two that would lie in one place
 */
export function pruneLockfile(lockfile: Lockfile, workspace: string, manifest: Manifest) {
  const { packages } = lockfile;
  const kept = new Map<string, LockedPackage>();

  function keep(from: string, names: Iterable<string>, isOptional: boolean): void {
    for (const name of names) {
      const folder = findFolder(packages, from, name);
      const locked = folder === undefined ? undefined : packages[folder];
      if (folder === undefined || !locked || locked.link) {
        // What fits no machine of ours is not in the lockfile either.
        if (isOptional) continue;
        throw new Error(`The lockfile has no ${name} for ${from}.`);
      }
      const place = folder.startsWith(`${workspace}/`) ? folder.slice(workspace.length + 1) : folder;
      const other = kept.get(place);
      if (other && other.version !== locked.version) {
        throw new Error(`${place} would hold both ${other.version} and ${locked.version}.`);
      }
      if (other) continue;
      kept.set(place, toProduction(locked, isOptional));
      keep(folder, listRequired(locked), isOptional);
    }
  }

  keep(workspace, Object.keys(manifest.dependencies), false);
  // Only once all that is required is known is the rest optional.
  for (let before = -1; before !== kept.size; ) {
    before = kept.size;
    for (const [place, { optionalDependencies = {} }] of [...kept]) {
      const folder = packages[place] ? place : `${workspace}/${place}`;
      keep(folder, Object.keys(optionalDependencies), true);
    }
  }

  const { name, version } = manifest;
  const sorted = [...kept].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const all: Record<string, LockedPackage> = { '': manifest, ...Object.fromEntries(sorted) };
  return { name, version, lockfileVersion: 3, requires: true, packages: all };
}

/** Looks for a package as Node does: in the folder's own node_modules, then in those above it. */
function findFolder(packages: Lockfile['packages'], from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.replace(/(^|\/)(node_modules\/(@[^/]+\/)?)?[^/]+$/, '')) {
    const candidate = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (packages[candidate]) return candidate;
    if (folder === '') return undefined;
  }
}

function listRequired({ dependencies, optionalDependencies, ...locked }: LockedPackage): string[] {
  const { peerDependencies = {}, peerDependenciesMeta = {} } = locked;
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys(dependencies ?? {}), ...peers].filter(
    (name) => !Object.hasOwn(optionalDependencies ?? {}, name),
  );
}

/** Leaves out what a package is to the repository, and says what it is to the manifest. */
function toProduction(locked: LockedPackage, isOptional: boolean): LockedPackage {
  const { dev: _dev, devOptional: _both, optional: _optional, peer: _peer, ...facts } = locked;
  return { ...facts, ...(isOptional && { optional: true }) };
}
