import { Features, transform } from 'lightningcss';

/** Makes CSS shorter, and nothing else of it. */
export function minifyCss(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    // Otherwise widths are written in a way that not all browsers of `build.target` read.
    include: Features.MediaRangeSyntax,
  });
  return code.toString();
}
