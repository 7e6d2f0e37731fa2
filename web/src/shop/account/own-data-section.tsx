import { siteSettings } from '@kowhai/domain/site-settings';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { exportOwnData } from '#data/account.ts';
import { toFailure } from '#data/failure.ts';
import { paths } from '#shared/paths.ts';
import { saveAsFile } from '#shared/save-as-file.ts';
import { showToast } from '#state/toasts.ts';
import { Button } from '#ui/buttons/button.tsx';
import { PlainLink, TextLink } from '#ui/buttons/link.tsx';
import { Card } from '#ui/card.tsx';
import { Heading, Text } from '#ui/text.tsx';
import { CloseAccount } from './close-account.tsx';

/** What the Privacy Act gives everybody: to see what is kept about them, to take it along, and to have it removed. */
export function OwnDataSection({ email }: { email: string }) {
  const titleId = useId();
  const [isClosing, setClosing] = useState(false);
  const download = useMutation({
    mutationFn: exportOwnData,
    onSuccess: (data) =>
      saveAsFile('kowhai-broadband-my-data.json', JSON.stringify(data, null, 2), 'application/json'),
    onError: (thrown) => showToast({ status: 'danger', message: toFailure(thrown).message }),
  });
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Heading id={titleId} size="sm">
        Your data
      </Heading>
      <Text size="sm" tone="muted">
        Download a file of your profile, your orders (including completed ones that are no longer listed) and
        what you’ve asked us through the contact form. Questions? Email{' '}
        <PlainLink href={`mailto:${siteSettings.email}`}>{siteSettings.email}</PlainLink>.{' '}
        <TextLink to={paths.privacy()}>How we look after your details</TextLink>
      </Text>
      <Button
        variant="outline"
        size="sm"
        alignSelf="start"
        busy={download.isPending}
        busyLabel="Collecting…"
        onClick={() => download.mutate()}
      >
        Download my data
      </Button>
      <Button variant="outline" size="sm" alignSelf="start" onClick={() => setClosing(true)}>
        Close my account
      </Button>
      <CloseAccount email={email} isOpen={isClosing} onCancel={() => setClosing(false)} />
    </Card>
  );
}
