/**
 * Addresses whose pages are made of one item of the catalogue, as Firebase Hosting writes them. Where the pages follow
 * what is published, one that has no page is one that the shop does not have.
 */
export const itemPages: readonly string[] = ['/product/*', '/product/*/order', '/hardware/*'];
