import { Grid, GridItem } from '@chakra-ui/react';
import {
  type StaffUser,
  type StaffUserForm,
  staffUser,
  staffUserForm,
} from '@kowhai/domain/people/staff-user';
import { personHints } from '@kowhai/domain/people/user';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { apiQuery } from '#data/staff/staff-queries.ts';
import { useChange } from '#data/use-change.ts';
import { paths } from '#shared/paths.ts';
import { EditorLayout } from '#staff/shared/editor/editor-layout.tsx';
import { useEditor } from '#staff/shared/editor/use-editor.ts';
import { labelOf } from '#staff/shared/records/field-labels.ts';
import { RecordPage } from '#staff/shared/records/record-page.tsx';
import { CheckboxField } from '#ui/fields/checkbox-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { bind } from '#ui/fields/use-validated-form.ts';
import { nameOf, useIsSelf } from './user-actions.tsx';

export function UserEditPage() {
  const { id = '' } = useParams();
  const query = useQuery(apiQuery('getUser', { params: { id } }));
  const { data } = query;
  return (
    <RecordPage
      thing="user"
      record={{ kind: 'user', id }}
      name={data && nameOf(data)}
      list={{ label: 'Users', to: paths.adminUsers() }}
      infoPath={paths.adminUser(id)}
      query={query}
    >
      {data && <UserEditor key={data._id} person={data} />}
    </RecordPage>
  );
}

const texts = [
  { name: 'firstName', length: 'medium', hint: personHints.firstName },
  { name: 'lastName', length: 'medium', hint: personHints.lastName },
  {
    name: 'email',
    type: 'email',
    hint: 'They sign in with this. If you change it, we email both addresses.',
  },
  { name: 'phone', type: 'tel', length: 'short', hint: personHints.phone },
  { name: 'address', hint: personHints.address },
] as const;

const ownersEmail = { readOnly: true, hint: 'Only they can change it, in their own profile.' };

function UserEditor({ person }: { person: StaffUser }) {
  const { mutateAsync: updateUser } = useChange('updateUser');
  const isSelf = useIsSelf(person._id);
  const editor = useEditor<StaffUserForm, StaffUser>({
    schema: staffUserForm,
    record: person,
    fieldsOf: ({ firstName, lastName, email, phone, address, isAdmin }) => ({
      firstName,
      lastName,
      email,
      phone,
      address,
      isAdmin,
    }),
    parseRecord: (value) => staffUser.safeParse(value).data ?? null,
    send: (changed, { _id, editedAt }) =>
      updateUser({ params: { id: _id }, body: { ...changed, seenAt: editedAt } }),
    describeSaved: () => 'User successfully updated',
  });

  return (
    <EditorLayout kind="user" editor={editor} label="User" saveLabel="Update">
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5">
        {texts.map(({ name, ...rest }) => (
          <GridItem key={name} colSpan={{ md: name.endsWith('Name') ? 1 : 2 }}>
            <TextField
              {...rest}
              {...(name === 'email' && person.isAdmin && ownersEmail)}
              label={labelOf(name)}
              autoComplete="off"
              {...bind(editor.form, name)}
            />
          </GridItem>
        ))}
      </Grid>
      <CheckboxField
        label="Admin"
        hint={
          isSelf
            ? 'This is your account. Only another admin can turn this off.'
            : 'Can see and change everything here: orders, services, hardware and users.'
        }
        {...bind(editor.form, 'isAdmin')}
      />
    </EditorLayout>
  );
}
