/** The structured data of public pages, as schema.org objects for `#ui/structured-data.tsx`. */
import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { planCategoryNames } from '@kowhai/domain/catalogue/plan-category';
import { siteSettings } from '@kowhai/domain/site-settings';
import type { BreadcrumbList, FAQPage, Offer, Organization, Product } from 'schema-dts';
import { paths, siteUrl } from '#shared/paths.ts';

/** A page in the breadcrumbs, the current one included. */
export type Crumb = { name: string; path: string };

const organizationId = () => siteUrl('/#organization');

export function describeOrganization() {
  return {
    '@type': 'Organization',
    '@id': organizationId(),
    name: siteSettings.name,
    url: siteUrl(paths.home()),
    logo: siteUrl('/icons/icon-512.png'),
    email: siteSettings.email,
    telephone: siteSettings.freephone,
    address: siteSettings.postalAddress,
    areaServed: 'New Zealand',
    sameAs: siteSettings.social.map(({ href }) => href),
  } satisfies Organization;
}

/** A plan is offered by the month, including GST. */
export function describePlan(plan: Plan) {
  const price = plan.price.toFixed(2);
  return {
    ...describeProduct(plan.name, plan.description, siteUrl(`/social/${plan.category}.png`)),
    category: `${planCategoryNames[plan.category]} broadband`,
    offers: {
      ...describeOffer(paths.plan(plan._id), price, true),
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'NZD',
        valueAddedTaxIncluded: true,
        unitCode: 'MON',
      },
    },
  } satisfies Product;
}

/** @param image the absolute URL of its picture */
export function describeHardware(hardware: Hardware, image: string) {
  return {
    ...describeProduct(hardware.name, hardware.shortDescription, image),
    offers: {
      ...describeOffer(paths.hardware(hardware._id), hardware.price.toFixed(2), hardware.countInStock > 0),
      itemCondition: 'https://schema.org/NewCondition',
    },
  } satisfies Product;
}

export function describeFaq(faqs: readonly { question: string; answer: string }[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  } satisfies FAQPage;
}

/** @param crumbs the breadcrumbs without the home page, which is added as the first */
export function describeBreadcrumbs(...crumbs: Crumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: paths.home() }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl(path),
    })),
  } satisfies BreadcrumbList;
}

function describeProduct(name: string, description: string, image: string) {
  return {
    '@type': 'Product',
    name,
    description,
    image,
    brand: { '@type': 'Brand', name: siteSettings.name },
  } satisfies Product;
}

function describeOffer(path: string, price: string, isAvailable: boolean) {
  return {
    '@type': 'Offer',
    url: siteUrl(path),
    price,
    priceCurrency: 'NZD',
    availability: isAvailable ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    seller: { '@id': organizationId() },
  } satisfies Offer;
}
