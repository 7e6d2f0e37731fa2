import { chakra } from '@chakra-ui/react';
import { describeFields } from '@kowhai/domain/catalogue/catalogue-fields';
import { describeDocumentMonth } from '@kowhai/domain/catalogue/document-month';
import type { Plan } from '@kowhai/domain/catalogue/plan';
import { planFieldsIn, planFieldTable } from '@kowhai/domain/catalogue/plan-fields';
import { formatMoney, toCents } from '@kowhai/domain/money';
import { fileUrl } from '#data/client/storage-url.ts';
import { FactList } from '#shared/fact-list.tsx';
import { PlainLinkButton } from '#ui/buttons/link-button.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { NoBreak } from '#ui/no-break.tsx';
import { Text } from '#ui/text.tsx';
import { ModemNeeds } from './modem-needs.tsx';

export function PlanOverview({ plan }: { plan: Plan }) {
  const features = [plan.feature1, plan.feature2, plan.feature3].filter((feature) => feature !== '');
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6" maxWidth="prose">
      <Text whiteSpace="pre-line">{plan.productOverview}</Text>
      {features.length > 0 && (
        <chakra.ul display="grid" gap="3" fontWeight="semibold">
          {features.map((feature) => (
            <chakra.li key={feature} display="flex" gap="3" overflowWrap="anywhere">
              <chakra.span color="gold.text" flexShrink="0">
                <CheckIcon />
              </chakra.span>
              <NoBreak>{feature}</NoBreak>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {plan.modemReqs && <ModemNeeds title="What your modem needs" plan={plan} />}
    </chakra.div>
  );
}

/** The terms of the offer as facts, and a link to the same as a PDF. */
export function OfferSummary({ plan }: { plan: Plan }) {
  return (
    <chakra.div display="grid" gap="6" maxWidth="prose" justifyItems="start">
      <chakra.div width="full">
        <FactList
          facts={[
            { name: 'Price', value: `${formatMoney(toCents(plan.price))} per month, including GST` },
            ...describeFields('offer', planFieldTable, planFieldsIn.offer, plan).filter(({ value }) => value),
            { name: 'Support', value: 'NZ-based Support Team' },
          ]}
        />
      </chakra.div>
      {plan.offerSummaryPath && (
        <PlainLinkButton href={fileUrl(plan.offerSummaryPath)} variant="outline">
          Offer summary for {plan.name} (PDF, {describeDocumentMonth(plan.offerSummaryMonth)})
        </PlainLinkButton>
      )}
    </chakra.div>
  );
}
