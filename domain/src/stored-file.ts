/** Names of files in the shop's own storage. Never an address: nothing of ours can point at somebody else's host. */
import * as z from 'zod/mini';

const fileName = '[a-z0-9][a-z0-9._-]{0,120}';

/** A PDF's name such as `documents/offer-summary-fibre-everyday.pdf`, or nothing yet. */
export const documentPath = z
  .string('Choose a PDF')
  .check(z.regex(new RegExp(`^(documents/${fileName}\\.pdf)?$`), 'Choose one of the shop’s own PDFs'));

/** An image's name such as `images/tui-mesh-6.webp`, or nothing yet. */
export const imagePath = z
  .string('Choose an image')
  .check(
    z.regex(
      new RegExp(`^(images/${fileName}\\.(webp|avif|png|jpg))?$`),
      'Choose one of the shop’s own images',
    ),
  );

/** The month that a document is of, such as "2025-01". The server keeps it beside the document's path. */
export const documentMonth = z
  .string('That month isn’t valid')
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'That month isn’t valid'));
