import { apiPaths } from '@stoa/contract';
import { useListView, useReload } from '@stoa/web-kit';
import { useMemo, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import type { Filter } from '../../../components/list/filter';
import { RecordList } from '../../../components/list/record-list';
import type { MoreActions } from '../../../components/list/row-action';
import { PageHeader } from '../../../components/page-header';
import { useOutcome } from '../../../components/use-outcome';
import { useUsers } from '../api/get-users';
import { updateUser } from '../api/update-user';
import type { AccessChange } from '../domain/access-change';
import { userParams } from '../domain/user-params';
import { roleChoices } from '../domain/user-role';
import { userColumns } from './user-columns';

export function UserList({ moreActions }: { moreActions: MoreActions }) {
  const view = useListView(userParams);
  const found = useUsers(view);
  const { alert, attempt } = useOutcome(useReload(apiPaths.admin.users));
  const [asked, setAsked] = useState<AccessChange | null>(null);
  const [busy, setBusy] = useState(false);
  const columns = useMemo(() => userColumns(setAsked, moreActions), [moreActions]);

  async function change({ user, input, done }: AccessChange) {
    setBusy(true);
    await attempt(() => updateUser(user.id, input), { done, failure: `Failed to change ${user.name}` });
    setBusy(false);
    setAsked(null);
  }

  return (
    <>
      <PageHeader title="Users" intro="Everybody who has an account, and what they may do." />
      {alert}
      <RecordList
        name="users"
        label="Users"
        view={view}
        sortedBy={{ sortBy: 'sortBy', order: 'order' }}
        found={found}
        columns={columns}
        placeholder="Search users..."
        filters={filters}
        texts={{ empty: 'No users found.', failure: 'Error loading users. Please try again.' }}
      />
      {asked && (
        <ConfirmDialog
          open
          title={asked.question}
          confirm={asked.action}
          busy={busy ? 'Saving...' : undefined}
          onConfirm={() => void change(asked)}
          onCancel={() => setAsked(null)}
        >
          {asked.consequence} Their e-mail address is {asked.user.email}.
        </ConfirmDialog>
      )}
    </>
  );
}

const filters: Filter<keyof typeof userParams>[] = [
  { name: 'role', label: 'Role', choices: [{ value: '', label: 'All' }, ...roleChoices] },
  {
    name: 'blocked',
    label: 'Access',
    choices: [
      { value: '', label: 'All' },
      { value: 'false', label: 'Not blocked' },
      { value: 'true', label: 'Blocked' },
    ],
  },
];
