/** URLs of files in Storage, from the paths that plans and hardware store. */
const host =
  import.meta.env.VITE_USE_EMULATORS === 'true'
    ? 'http://127.0.0.1:9199'
    : 'https://firebasestorage.googleapis.com';

/** The URL of a stored file, such as a PDF. */
export function fileUrl(path: string): string {
  const bucket = import.meta.env.VITE_FIREBASE_STORAGE_BUCKET;
  return `${host}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
}

/** Each image is stored 640 pixels wide under its own path, and in these widths under a suffix. */
const otherWidths = [320, 1280];
const ownWidth = 640;

/** The attributes of an `img` for a stored image such as `images/tui-mesh-6.webp`. */
export function imageSources(path: string): { src: string; srcSet: string } {
  const variants = otherWidths.map((width) => {
    const variant = path.replace(/\.(\w+)$/, `-${width}.$1`);
    return `${fileUrl(variant)} ${width}w`;
  });
  return { src: fileUrl(path), srcSet: [`${fileUrl(path)} ${ownWidth}w`, ...variants].join(', ') };
}
