import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useState } from 'react';
import { type Deletable, DeleteButton } from '../../dialog/delete-button';
import type { Layout } from '../columns/record-column';
import { linkOf, type RowAction } from './row-action';
import { RowMenu } from './row-menu';

type RowActionsProps = Partial<Deletable> & {
  name: string;
  actions?: readonly RowAction[];
  layout: Layout;
  children?: ReactNode;
};

/** A button for each action, or one menu for all of them on phones. Delete comes last, and asks first. */
export function RowActions(props: RowActionsProps) {
  const { name, actions = [], onDelete, layout, children, ...deletion } = props;
  if (layout === 'phone' && actions.length > 0)
    return <RowMenu name={name} actions={actions} onDelete={onDelete} {...deletion} />;
  return (
    <Box role="group" aria-label={name} sx={{ display: 'inline-flex', alignItems: 'center', fontSize: '1.125rem' }}>
      {children}
      {actions.map((action) => (
        <ActionButton key={action.label} name={name} action={action} />
      ))}
      {onDelete && <DeleteButton name={name} onDelete={onDelete} {...deletion} />}
    </Box>
  );
}

function ActionButton({ name, action }: { name: string; action: RowAction }) {
  const [busy, setBusy] = useState(false);
  const { label, spoken = label, icon, run } = action;

  async function act() {
    const running = run?.();
    // An action that opened a dialog has finished. Disabled for even a moment, its button wouldn't get the focus back.
    if (!running) return;
    setBusy(true);
    await running;
    setBusy(false);
  }

  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          size="small"
          aria-label={`${spoken} ${name}`}
          disabled={busy}
          {...linkOf(action)}
          onClick={run && (() => void act())}
        >
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
}
