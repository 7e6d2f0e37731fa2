import { chakra } from '@chakra-ui/react';
import { describeDocumentMonth } from '@kowhai/domain/catalogue/document-month';
import type { Hardware } from '@kowhai/domain/catalogue/hardware';
import { describeFit } from '@kowhai/domain/catalogue/hardware-fit';
import { fileUrl } from '#data/client/storage-url.ts';
import { FactList } from '#shared/fact-list.tsx';
import { PlainLinkButton } from '#ui/buttons/link-button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { NoBreak } from '#ui/no-break.tsx';
import { Heading, Text } from '#ui/text.tsx';

/** Those of the four key features that have a name. */
function listFeatures(item: Hardware) {
  return ([1, 2, 3, 4] as const)
    .map((n) => ({ name: item[`hardwareFeatureName${n}`], value: item[`hardwareFeatureInfo${n}`] }))
    .filter(({ name }) => name !== '');
}

export function HardwareOverview({ item }: { item: Hardware }) {
  return (
    <chakra.div display="grid" gap="8">
      <chakra.div display="grid" gap="2">
        {item.tagline && <Heading size="lg">{item.tagline}</Heading>}
        <Text>{item.shortDescription}</Text>
      </chakra.div>
      <chakra.ul display="grid" gap="6" gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))' }}>
        {listFeatures(item).map(({ name, value }) => (
          <chakra.li
            key={name}
            display="grid"
            gap="1"
            alignContent="start"
            paddingInlineStart="4"
            borderInlineStartWidth="3px"
            borderColor="gold"
          >
            <Heading as="h3" size="sm">
              {name}
            </Heading>
            <Text tone="muted">
              <NoBreak>{value}</NoBreak>
            </Text>
          </chakra.li>
        ))}
      </chakra.ul>
      {(item.introductionInfo || item.moreInfo) && (
        <Disclosure summary="Read More">
          <chakra.div display="grid" gap="4" whiteSpace="pre-line">
            {item.introductionInfo && <p>{item.introductionInfo}</p>}
            {item.moreInfo && <p>{item.moreInfo}</p>}
          </chakra.div>
        </Disclosure>
      )}
    </chakra.div>
  );
}

export function TechSpecs({ item }: { item: Hardware }) {
  return (
    <chakra.div display="grid" gap="6" maxWidth="prose" justifyItems="start">
      <chakra.div width="full">
        <FactList facts={[{ name: 'Works with', value: describeFit(item) }, ...listFeatures(item)]} />
      </chakra.div>
      {item.factsheetPath && (
        <PlainLinkButton href={fileUrl(item.factsheetPath)} variant="outline">
          Factsheet for {item.name} (PDF, {describeDocumentMonth(item.factsheetMonth)})
        </PlainLinkButton>
      )}
    </chakra.div>
  );
}
