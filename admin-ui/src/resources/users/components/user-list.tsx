import { adminPaths, ROLE_NAMES, ROLES } from '@stoa/contract';
import { useListView, useReload } from '@stoa/web-kit';
import { useMemo, useState } from 'react';
import { useRecordHistory } from '../../../components/activity/use-record-history';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog';
import { RecordList } from '../../../components/list/record-list';
import type { Filter } from '../../../components/list/toolbar/filters';
import { PageHeader } from '../../../components/page-header';
import { useOutcome } from '../../../components/use-outcome';
import { updateUser, useUsers } from '../api';
import type { AccessChange } from '../domain/access-change';
import { userParams } from '../domain/user-params';
import { userColumns } from './user-columns';

export function UserList() {
  const view = useListView(userParams);
  const answer = useUsers(view);
  const { attempt } = useOutcome(useReload(adminPaths.users));
  const [pendingChange, setPendingChange] = useState<AccessChange | null>(null);
  const [busy, setBusy] = useState(false);
  const { actions, dialog } = useRecordHistory('user');
  const columns = useMemo(() => userColumns(setPendingChange, actions), [actions]);

  async function change({ user, input, done }: AccessChange) {
    setBusy(true);
    await attempt(() => updateUser(user.id, input), { done, failure: `Failed to change ${user.name}` });
    setBusy(false);
    setPendingChange(null);
  }

  return (
    <>
      <PageHeader title="Users" intro="Everyone with an account, and what they can do." />
      <RecordList
        name="users"
        label="Users"
        view={view}
        sortedBy={{ sortBy: 'sortBy', order: 'order' }}
        answer={answer}
        columns={columns}
        placeholder="Search users..."
        filters={filters}
        texts={{ empty: 'No users found.', failure: 'Error loading users. Please try again.' }}
      />
      {pendingChange && (
        <ConfirmDialog
          open
          title={pendingChange.question}
          confirm={pendingChange.action}
          busy={busy ? 'Saving...' : undefined}
          onConfirm={() => void change(pendingChange)}
          onCancel={() => setPendingChange(null)}
        >
          {pendingChange.consequence} Their email address is {pendingChange.user.email}.
        </ConfirmDialog>
      )}
      {dialog}
    </>
  );
}

const filters: Filter<keyof typeof userParams>[] = [
  {
    name: 'role',
    label: 'Role',
    choices: [{ value: '', label: 'All' }, ...ROLES.map((role) => ({ value: role, label: ROLE_NAMES[role] }))],
  },
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
