/** React starts first, and alone: see `src/entry.ts`. */
const react = /\/node_modules\/(?:react|react-dom|scheduler)\/|\/src\/parts\/react\.ts$/;

/** The packages under every page; what changes data and what pages through lists is not part of reading one. */
const packages =
  /\/node_modules\/(?:react-router|react-router-dom|@emotion|stylis|@chakra-ui|@tanstack|zustand)\/(?!.*\/(?:infiniteQueryObserver|mutationObserver|useMutation|useInfinite))|\/src\/(?:parts\/packages|ui\/style-names)\.ts$/;

const fields = /\/web\/src\/ui\/(?:control-recipe|field|field-ids|keep-typed-text|select-field)\.tsx?$/;

const forms =
  /\/node_modules\/(?:react-hook-form|@hookform)\/|\/web\/src\/ui\/(?:form|error-summary|text-field|use-validated-form)\.tsx?$/;

/** The big parts of the home and category pages. */
const marketing = /\/web\/src\/components\/(?:hero|step-list|talk-to-us)\.tsx?$/;

/** The top of every other page. */
const pageTop = /\/web\/src\/ui\/(?:breadcrumbs|page-header)\.tsx$/;

/** What public pages are made of; tables, dialogs and the admin frame travel with the pages that show them. */
const kit = [
  /\/web\/src\/(?:(?!main\.|entry\.)[\w-]+|layout\/(?!admin|require-admin|forbidden|signed-in|phone-account\.|account-links|account-na|use-sign-out)[\w-]+|state\/(?!drafts|placed-order|stored-user)[\w-]+)\.tsx?$/,
  /\/web\/src\/ui\/(?:alert|button|card|container|dropdown|empty-state|icons|link|price|skeleton|skip-link|spinner|structured-data|style|text(?!-)|token|visually-hidden)[\w-]*\.tsx?$/,
  /\/web\/src\/components\/(?:catalogue-image|category-claims|entry-price|from-price|load-error|no-script-note|page-head|price-per-month|schema-org)\.tsx?$/,
  /\/web\/src\/data\/(?:failure|queries|query-client|storage-url)\.ts$/,
  /\/domain\/src\/(?:app-error|cart|lazily|money|plan|pricing|site-settings|user)\.ts$/,
];

/**
 * What every page needs travels in a few files that compress well and stay in the browser's cache from page to page:
 * the packages, and the kit. Fields and forms come with the pages that ask for something. A page's own code is a file of its
 * own.
 */
export const chunkGroups = [
  { name: 'react', test: react },
  { name: 'packages', test: packages },
  { name: 'fields', test: fields },
  { name: 'forms', test: forms },
  { name: 'marketing', test: marketing },
  { name: 'page-top', test: pageTop },
  { name: 'kit', test: (id: string) => kit.some((part) => part.test(id)) },
];
