import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Badge } from '#ui/badge.tsx';
import { Blossoms } from '#ui/blossoms.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { PlainLink, TextLink } from '#ui/buttons/link.tsx';
import * as icons from '#ui/icons.tsx';
import { ChangingNumber } from '#ui/motion/changing-number.tsx';
import { NoBreak } from '#ui/no-break.tsx';
import { Price } from '#ui/price.tsx';
import { LoadingShape, Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Heading, Overline, Text } from '#ui/text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

/** The longest name that staff or customers could type. */
export const longName =
  'Taumatawhakatangihangakōauauotamateaturipūkakapikimaungahoronukupōkaiwhenuakitānatahu';

function Counter() {
  const [count, setCount] = useState(1);
  return (
    <Button variant="outline" onClick={() => setCount(count + 1)}>
      Press: <ChangingNumber value={count} />
    </Button>
  );
}

export const texts = {
  'Overline, Heading': (['hero', 'xl', 'lg', 'md', 'sm'] as const).map((size) => (
    <div key={size}>
      <Overline>Size {size}</Overline>
      <Heading size={size}>{size === 'md' ? longName : 'Kōwhai'}</Heading>
    </div>
  )),
  Text: (
    <>
      <Text size="lead">A lead is large.</Text>
      <Text>We’ll call you within 2 days.</Text>
      <Text tone="muted">You can change this later.</Text>
      <Text size="sm">Prices include GST.</Text>
      <Text>
        3 items<VisuallyHidden> in your cart, for screen readers</VisuallyHidden>
      </Text>
    </>
  ),
  NoBreak: (
    <chakra.div width="11rem" borderWidth="1px" borderColor="line">
      <NoBreak>Order KB-7G2K-M4PX is $64.99 for 20-100 Mbps. Call 0800 569 424.</NoBreak>
    </chakra.div>
  ),
  Price: (['sm', 'md', 'lg', 'xl'] as const).map((size) => (
    <Price key={size} size={size} amount="$1,064.99" unit="per month" />
  )),
  'TextLink, PlainLink, ChangingNumber': (
    <>
      <TextLink to="/">In a text</TextLink>
      <PlainLink href="#root" standalone>
        Standalone
      </PlainLink>
      <Counter />
    </>
  ),
  Badge: (['neutral', 'gold', 'info', 'success', 'warning'] as const).map((tone) => (
    <Badge key={tone} tone={tone}>
      <icons.CheckIcon /> {tone}
    </Badge>
  )),
  icons: Object.entries(icons).map(([name, Icon]) => (
    <Text key={name} size="sm">
      <Icon /> {name}
    </Text>
  )),
  'Spinner, Skeleton, Blossoms': (
    <>
      <Spinner label="Loading" />
      <Spinner label="Loading" size="sm" />
      <LoadingShape label="Loading">
        <Skeleton width="12rem" height="6" />
      </LoadingShape>
      <Blossoms />
    </>
  ),
};
