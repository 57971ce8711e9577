import { useRecordHistory } from '../../resources/history/components/use-record-history';
import { UserList } from '../../resources/users/components/user-list';

export function UsersPage() {
  const { actions, dialog } = useRecordHistory('user');
  return (
    <>
      <UserList moreActions={actions} />
      {dialog}
    </>
  );
}
