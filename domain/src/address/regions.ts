/** In the specification's order (section 9). */
export const regions = [
  'Northland',
  'Auckland',
  'Waikato',
  'Bay of Plenty',
  'Gisborne',
  "Hawke's Bay",
  'Taranaki',
  'Whanganui-Manawatu',
  'Wellington',
  'Marlborough',
  'Nelson-Tasman',
  'West Coast',
  'Canterbury',
  'Otago',
  'Southland',
] as const;
export type Region = (typeof regions)[number];

export const country = 'New Zealand';
