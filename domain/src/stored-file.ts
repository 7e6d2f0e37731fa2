/** Names of files in the shop's own storage. They are never URLs, so they cannot point at another host. */
import * as z from 'zod/mini';

const fileName = '[a-z0-9][a-z0-9._-]{0,120}';

export const documentPath = z
  .string('Choose a PDF')
  .check(z.regex(new RegExp(`^(documents/${fileName}\\.pdf)?$`), 'Choose one of the shop’s own PDFs'));

export const imagePath = z
  .string('Choose an image')
  .check(
    z.regex(
      new RegExp(`^(images/${fileName}\\.(webp|avif|png|jpg))?$`),
      'Choose one of the shop’s own images',
    ),
  );

/** Such as "2025-01". The server stores it beside the document's path. */
export const documentMonth = z
  .string('That month isn’t valid')
  .check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'That month isn’t valid'));
