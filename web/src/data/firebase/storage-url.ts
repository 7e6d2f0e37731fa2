/** Addresses of the shop's own files, from the names that plans and hardware carry. */
const host =
  import.meta.env.VITE_USE_EMULATORS === 'true'
    ? 'http://127.0.0.1:9199'
    : 'https://firebasestorage.googleapis.com';

/** The address of a file such as `documents/factsheet-tui-mesh-6.pdf`. */
export function fileUrl(path: string): string {
  const bucket = import.meta.env.VITE_FIREBASE_STORAGE_BUCKET;
  return `${host}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
}

/** Every image is stored 640 pixels wide under its own name, and in these widths beside it. */
const otherWidths = [320, 1280];
const ownWidth = 640;

/** What an `img` needs for a stored image such as `images/tui-mesh-6.webp`. */
export function imageSources(path: string): { src: string; srcSet: string } {
  const variants = otherWidths.map((width) => {
    const variant = path.replace(/\.(\w+)$/, `-${width}.$1`);
    return `${fileUrl(variant)} ${width}w`;
  });
  return { src: fileUrl(path), srcSet: [`${fileUrl(path)} ${ownWidth}w`, ...variants].join(', ') };
}
