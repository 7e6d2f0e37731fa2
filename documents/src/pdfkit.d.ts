/** Options of tagged PDF that pdfkit has and its typings do not name yet. */
declare namespace PDFKit.Mixins {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces merge.
  interface StructureElementOptions {
    bbox?: [left: number, top: number, right: number, bottom: number];
    placement?: 'Block' | 'Inline';
    scope?: 'Row' | 'Column' | 'Both';
  }
}
