import type { EnquiryDetails } from '@kowhai/domain/api/enquiries';
import { formatFullName } from '@kowhai/domain/people/user';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { apiQuery } from '#data/staff/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import { paths } from '#shared/paths.ts';
import { NeighbourButtons, useListNeighbours } from '#staff/shared/lists/list-neighbours.tsx';
import { BusyButton } from '#staff/shared/parts/busy-button.tsx';
import { withNotice } from '#staff/shared/parts/notices.ts';
import { usePageKeys } from '#staff/shared/parts/use-page-keys.ts';
import { AssignMenu } from '#staff/shared/records/assign-menu.tsx';
import { LostMail, pollMails } from '#staff/shared/records/mails.tsx';
import { NoteForm } from '#staff/shared/records/note-form.tsx';
import { RecordInfoPage } from '#staff/shared/records/record-page.tsx';
import { useAssign } from '#staff/shared/records/use-assign.ts';
import { useColleagueNotice } from '#staff/shared/records/use-colleagues.ts';
import { EnquiryFacts } from './enquiry-facts.tsx';
import { EnquiryThread } from './enquiry-thread.tsx';
import { ReplyForm } from './reply-form.tsx';

export function EnquiryPage() {
  const { id = '' } = useParams();
  const query = useQuery({
    ...apiQuery('getEnquiry', { params: { id } }),
    refetchInterval: ({ state }) => pollMails(state.data?.replies.map(({ mail }) => mail)),
  });
  const { data: enquiry } = query;
  const neighbours = useListNeighbours(id, paths.adminEnquiry, paths.adminEnquiries());
  useColleagueNotice(id);
  usePageKeys({
    r: () => document.querySelector<HTMLElement>('#reply-form textarea')?.focus(),
    n: () => document.querySelector<HTMLElement>('#note textarea')?.focus(),
  });
  return (
    <RecordInfoPage
      record={{ kind: 'enquiry', id }}
      name={enquiry && `${enquiry.enquirySubject} from ${formatFullName(enquiry)}`}
      thing="enquiry"
      list={{ label: 'Enquiries', to: neighbours.list }}
      query={query}
      actions={
        <>
          <NeighbourButtons neighbours={neighbours} />
          {enquiry && <EnquiryActions enquiry={enquiry} />}
        </>
      }
      aside={enquiry && <EnquiryFacts enquiry={enquiry} />}
    >
      {enquiry && (
        <>
          <EnquiryLostMail enquiry={enquiry} />
          <EnquiryThread enquiry={enquiry} />
          <ReplyForm key={enquiry._id} enquiry={enquiry} neighbours={neighbours} />
          <EnquiryNote key={`${enquiry._id}-note`} id={enquiry._id} />
        </>
      )}
    </RecordInfoPage>
  );
}

/** Of the receipt and the replies. A reply that is lost opens the enquiry again. */
function EnquiryLostMail({ enquiry }: { enquiry: EnquiryDetails }) {
  const { email: to, phone, account, createdAt, receipt, replies } = enquiry;
  const mails = [{ mail: receipt, createdAt }, ...replies].flatMap(({ mail, createdAt: at }) =>
    mail ? [{ to, state: mail, createdAt: at }] : [],
  );
  return <LostMail mails={mails} phone={phone || (account?.phone ?? '')} />;
}

function EnquiryNote({ id }: { id: string }) {
  const { mutateAsync: addNote } = useChange('addEnquiryNote');
  return <NoteForm unsavedName={`enquiry-note-${id}`} onAdd={(body) => addNote({ params: { id }, body })} />;
}

function EnquiryActions({ enquiry }: { enquiry: EnquiryDetails }) {
  const assign = useAssign('assignEnquiry');
  usePageKeys({ a: () => void assign([enquiry]) });
  const answering = useChange('answerEnquiry');
  const reopening = useChange('reopenEnquiry');
  const change = enquiry.isAnswered ? reopening : answering;
  return (
    <>
      <AssignMenu
        label="Assign"
        isAssigned={enquiry.assigneeKey !== undefined}
        onAssign={(to) => void assign([enquiry], to)}
      />
      <BusyButton
        variant="outline"
        busy={change.isPending}
        onClick={() =>
          change.mutate(
            { params: { id: enquiry._id } },
            withNotice(({ isAnswered }) => (isAnswered ? 'Marked as answered' : 'Marked as unanswered')),
          )
        }
      >
        {enquiry.isAnswered ? 'Mark as unanswered' : 'Mark as answered'}
      </BusyButton>
    </>
  );
}
