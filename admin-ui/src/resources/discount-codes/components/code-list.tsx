import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import PencilIcon from '@mui/icons-material/EditOutlined';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import { adminPaths, CODE_STATE_NAMES, CODE_STATES, type CodeState, type DiscountCode } from '@stoa/contract';
import { formatDate, useListView, useReload } from '@stoa/web-kit';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Badge, type BadgeLook } from '../../../components/badge';
import { CreateButton } from '../../../components/create-button';
import { alphabetically, byTime, type RecordColumn } from '../../../components/list/record-column';
import { RecordList } from '../../../components/list/record-list';
import { RowActions } from '../../../components/list/row-actions';
import { PageHeader } from '../../../components/page-header';
import { useOutcome } from '../../../components/use-outcome';
import { deleteCode, turnCode, useDiscountCodes } from '../api';
import { codeParams } from '../domain/code-params';
import { periodInWords, usesInWords, worthInWords } from '../domain/code-words';
import { codePaths } from '../paths';

const stateChoices = CODE_STATES.map((value) => ({ value, label: CODE_STATE_NAMES[value] }));

export function CodeList() {
  const view = useListView(codeParams);
  const answer = useDiscountCodes(view);
  const { attempt } = useOutcome(useReload(adminPaths.discountCodes));
  const columns = useMemo(
    () =>
      codeColumns({
        turn: async ({ id, code }, enabled) => {
          const done = `${code} is ${enabled ? 'on' : 'off'}`;
          await attempt(() => turnCode(id, enabled), { done, failure: `Failed to change ${code}` });
        },
        remove: async ({ id }) => {
          await attempt(() => deleteCode(id), {
            done: 'Discount code deleted successfully',
            failure: 'Failed to delete discount code',
            stays: true,
          });
        },
      }),
    [attempt],
  );
  return (
    <>
      <PageHeader
        title="Discount codes"
        intro="What customers can enter at checkout to pay less."
        actions={<CreateButton to={codePaths.create}>New discount code</CreateButton>}
      />
      <RecordList
        name="discountCodes"
        label="Discount codes"
        view={view}
        sortedBy={{ sortBy: 'sortBy', order: 'order' }}
        answer={answer}
        columns={columns}
        placeholder="Search discount codes..."
        filters={[{ name: 'state', label: 'State', choices: [{ value: '', label: 'All' }, ...stateChoices] }]}
        texts={{
          empty: 'No discount codes found. Create your first discount code!',
          failure: 'Error loading discount codes. Please try again.',
        }}
      />
    </>
  );
}

const looks: Record<CodeState, BadgeLook> = {
  ACTIVE: 'default',
  SCHEDULED: 'secondary',
  ENDED: 'outline',
  USED_UP: 'outline',
  OFF: 'outline',
};

type Changes = {
  turn: (code: DiscountCode, enabled: boolean) => Promise<void>;
  remove: (code: DiscountCode) => Promise<void>;
};

const codeColumns = ({ turn, remove }: Changes): RecordColumn<DiscountCode>[] => [
  {
    field: 'code',
    headerName: 'Code',
    part: 'title',
    width: 160,
    sorts: alphabetically('Code'),
    grows: true,
    hideable: false,
    cell: ({ id, code }) => (
      <Link component={RouterLink} to={codePaths.edit(id)} color="textPrimary" underline="hover">
        {code}
      </Link>
    ),
  },
  { field: 'worth', headerName: 'Value', width: 130, text: worthInWords },
  {
    field: 'state',
    headerName: 'State',
    part: 'status',
    width: 120,
    cell: ({ state }) => <Badge look={looks[state]}>{CODE_STATE_NAMES[state]}</Badge>,
  },
  {
    field: 'uses',
    headerName: 'Uses',
    width: 120,
    sorts: { asc: 'Least used first', desc: 'Most used first' },
    named: true,
    text: usesInWords,
  },
  { field: 'period', headerName: 'Period', width: 210, lessOnPhone: true, text: periodInWords },
  {
    field: 'createdAt',
    headerName: 'Created',
    width: 170,
    sorts: byTime,
    named: true,
    hiddenAtFirst: true,
    text: ({ createdAt }) => formatDate(createdAt),
  },
  {
    field: 'enabled',
    headerName: 'On',
    width: 80,
    cell: (code) => (
      <Switch
        size="small"
        checked={code.enabled}
        onChange={(_event, enabled) => void turn(code, enabled)}
        slotProps={{ input: { 'aria-label': `${code.code} is on` } }}
      />
    ),
  },
  {
    field: 'actions',
    headerName: 'Actions',
    part: 'actions',
    width: 124,
    hideable: false,
    cell: (code, layout) => (
      <RowActions
        name={code.code}
        layout={layout}
        actions={[
          { label: 'Edit', icon: <PencilIcon />, to: codePaths.edit(code.id) },
          { label: 'Duplicate', icon: <CopyIcon />, to: codePaths.copy(code.id) },
        ]}
        onDelete={() => remove(code)}
        refusal={code.uses > 0 ? 'Orders have used it. Turn it off instead.' : undefined}
      />
    ),
  },
];
