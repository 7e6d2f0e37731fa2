import { Button, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import type { AuditKind } from '@kowhai/domain/audit/audit';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { labelOf } from '#staff/shared/records/field-labels.ts';
import { Alert } from '#ui/alert.tsx';
import { Form } from '#ui/fields/form.tsx';
import { isCommand } from '#ui/read-key.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';
import { UploadContext } from './upload-context.ts';
import { type EditedRecord, type Editor, isStored } from './use-editor.ts';

type EditorLayoutProps<Fields extends FieldValues, T extends EditedRecord> = {
  kind: AuditKind;
  editor: Editor<Fields, T>;
  label: string;
  children: ReactNode;
  actions?: ReactNode;
  remarks?: ReactNode;
  saveLabel?: string;
  preview?: ReactNode;
};

const formId = 'editor';

/** The messages in the bar of buttons: on a phone one line that scrolls sideways, so that the form keeps the screen. */
const Remarks = chakra('div', {
  base: {
    display: { base: 'flex', md: 'contents' },
    flexBasis: 'full',
    gap: '4',
    overflowX: 'auto',
    paddingBlock: '1',
    mdDown: { '&& > *': { flex: 'none', whiteSpace: 'nowrap' } },
    // Each message gets a line below the buttons.
    md: { '& > * + *': { order: '1', flexBasis: 'full' } },
  },
});

/** A form beside its preview, with what keeps work from being lost: leave guard, unsaved changes, conflicts, Ctrl+S. */
export function EditorLayout<Fields extends FieldValues, T extends EditedRecord>(
  props: EditorLayoutProps<Fields, T>,
) {
  const { kind, editor, label, children, actions, remarks, saveLabel = 'Save', preview } = props;
  const { form, stored, save, conflicts, takeStored, unsaved } = editor;
  const { isDirty, isSubmitting } = form.formState;
  const [count, setCount] = useState(0);
  const isSending = count > 0;
  const area = useRef<HTMLDivElement>(null);

  const saveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isCommand(event, 's')) return;
    event.preventDefault();
    if (!isSubmitting && !isSending) area.current?.querySelector('form')?.requestSubmit();
  });
  useEffect(() => {
    document.addEventListener('keydown', saveByKey);
    return () => document.removeEventListener('keydown', saveByKey);
  }, []);

  return (
    <Grid
      ref={area}
      gap={{ base: '8', xl: '10' }}
      alignItems="start"
      templateColumns={{
        base: 'minmax(0, 1fr)',
        xl: preview ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 1fr)',
      }}
    >
      <Grid
        templateColumns="minmax(0, 1fr)"
        gap="5"
        minWidth="0"
        // Without a preview the fields have no frame, so they need space below the heading.
        paddingTop={preview ? undefined : '3'}
        // Keeps a focused field, and the summary of errors, clear of the sticky bars.
        css={{ '& :is(input, textarea, select, button, a, [role=alert])': { scrollMargin: '7rem 0' } }}
      >
        {unsaved.restored.length > 0 && isDirty && (
          <Alert
            status="info"
            title="We kept your unsaved changes"
            action={
              <Button variant="outline" onClick={unsaved.discard}>
                Discard them
              </Button>
            }
          >
            Changed: {unsaved.restored.map(labelOf).join(', ')}.
          </Alert>
        )}
        <ConflictNotice
          // A new conflict mounts a new notice, which is announced and focused again.
          key={conflicts.since}
          kind={kind}
          id={stored._id}
          conflicts={conflicts}
          onTakeTheirs={takeStored}
        />
        <Form
          form={form}
          id={formId}
          aria-label={label}
          isWide={preview !== undefined}
          onValid={async (fields) => void (await save(fields))}
        >
          <UploadContext value={{ count, setCount }}>
            {children}
            <Flex
              data-bottom-bar
              position="sticky"
              bottom="0"
              wrap="wrap"
              align="center"
              columnGap={{ base: '2', md: '3' }}
              rowGap={{ base: '1', md: '3' }}
              paddingBlock={{ base: '2', md: '3' }}
              background="paper"
              borderTopWidth="1px"
              borderColor="line"
              css={{ mdDown: { '& button': { paddingInline: '2.5' } } }}
            >
              <BusyButton
                type="submit"
                busy={isSubmitting || isSending}
                busyLabel={isSubmitting ? 'Saving…' : saveLabel}
                aria-keyshortcuts="Control+S Meta+S"
              >
                {saveLabel}
              </BusyButton>
              {actions}
              <Remarks>
                <Text role="status" textStyle="note">
                  {isSending
                    ? 'Uploading a file. You can save once it’s done.'
                    : isDirty
                      ? 'Not saved yet'
                      : isStored(stored)
                        ? 'All saved'
                        : 'Nothing to save yet'}
                </Text>
                {remarks}
              </Remarks>
            </Flex>
          </UploadContext>
        </Form>
      </Grid>
      {preview}
      <UnsavedGuard isDirty={isDirty || isSending} onLeave={unsaved.drop} />
    </Grid>
  );
}
