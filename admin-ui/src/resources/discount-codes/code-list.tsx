import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import PencilIcon from '@mui/icons-material/EditOutlined';
import Link from '@mui/material/Link';
import Switch from '@mui/material/Switch';
import { CODE_STATE_NAMES, CODE_STATES, type CodeState, type DiscountCode } from '@stoa/contract';
import { formatDate, sendData } from '@stoa/web-kit';
import { Link as RouterLink } from 'react-router-dom';
import { Badge, type BadgeLook } from '../../components/badge';
import { alphabetically, byTime } from '../../components/list/columns/record-column';
import { RowActions } from '../../components/list/row/row-actions';
import type { ListScreen, RowTools } from '../../components/record/record-list-page';
import { codeSetup } from './code-setup';
import { formatPeriod, formatUses, formatWorth } from './code-words';

const stateChoices = CODE_STATES.map((value) => ({ value, label: CODE_STATE_NAMES[value] }));

const looks: Record<CodeState, BadgeLook> = {
  ACTIVE: 'default',
  SCHEDULED: 'secondary',
  ENDED: 'outline',
  USED_UP: 'outline',
  OFF: 'outline',
};

const turn = ({ id, code }: DiscountCode, enabled: boolean, attempt: RowTools<DiscountCode>['attempt']) =>
  attempt(() => sendData(codeSetup.recordPath(id), { method: 'PATCH', body: { enabled } }), {
    done: `${code} is ${enabled ? 'on' : 'off'}`,
    failure: `Failed to change ${code}`,
  });

export const list: ListScreen<DiscountCode> = {
  intro: 'Codes that customers enter at checkout to pay less.',
  filters: [{ name: 'state', label: 'State', choices: [{ value: '', label: 'All' }, ...stateChoices] }],
  columns: ({ edit, onDelete, attempt }) => [
    {
      field: 'code',
      headerName: 'Code',
      part: 'title',
      width: 160,
      sorts: alphabetically('Code'),
      grows: true,
      hideable: false,
      cell: (row) => (
        <Link component={RouterLink} to={edit(row)} color="textPrimary" underline="hover">
          {row.code}
        </Link>
      ),
    },
    { field: 'worth', headerName: 'Value', width: 130, text: formatWorth },
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
      text: formatUses,
    },
    { field: 'period', headerName: 'Period', width: 210, lessOnPhone: true, text: formatPeriod },
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
          onChange={(_event, enabled) => void turn(code, enabled, attempt)}
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
            { label: 'Edit', icon: <PencilIcon />, to: edit(code) },
            { label: 'Duplicate', icon: <CopyIcon />, to: `${codeSetup.create}?copy=${code.id}` },
          ]}
          onDelete={() => onDelete(code)}
          refusal={code.uses > 0 ? 'Orders have used it. Turn it off instead.' : undefined}
        />
      ),
    },
  ],
};
