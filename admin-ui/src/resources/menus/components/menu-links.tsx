import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { MAX_MENU_LINKS, type Menus } from '@stoa/contract';
import { getIn, useField, useFormikContext } from 'formik';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '../../../components/form/focus-field';
import { DragHandle, DragRow, useRowDrag } from '../../../components/form/layout/row-drag';
import { LinkRow } from '../../../components/form/links/link-row';
import { dropped, type EntryValues, rowNames, toEntries, toRows } from '../domain/menu-rows';
import { MenuRowButtons } from './menu-row-buttons';

/** Dragged so far aside, a link changes its level. */
const LEVEL_PX = 28;

export function MenuLinks({ menu }: { menu: keyof Menus }) {
  const [{ value: entries }, , { setValue }] = useField<EntryValues[]>(menu);
  const { errors, submitCount } = useFormikContext();
  const add = useRef<HTMLButtonElement>(null);
  const hasLevels = menu === 'header';
  const rows = toRows(entries);
  const names = rowNames(menu, entries);
  const setRows = (changed: typeof rows) => void setValue(toEntries(changed));
  const drag = useRowDrag((from, to, aside) => {
    const depth = rows[from]?.depth ?? 0;
    const wanted = aside > LEVEL_PX ? 1 : aside < -LEVEL_PX ? 0 : depth;
    setRows(dropped(rows, from, to, hasLevels ? wanted : 0).rows);
  });
  const problemAt = (name: string): string | undefined => {
    const problem: unknown = submitCount > 0 ? getIn(errors, name) : undefined;
    return typeof problem === 'string' ? problem : undefined;
  };

  function addLink() {
    flushSync(() => void setValue([...entries, { label: '', url: '', links: [] }]));
    focusField(`${menu}.${entries.length}.url`);
  }

  return (
    <Stack spacing={1.5}>
      {rows.map(({ depth }, place) => {
        const name = names[place] ?? '';
        const problem = problemAt(`${name}.links`);
        return (
          <MenuRow
            key={name}
            role="group"
            aria-label={`Link ${place + 1}`}
            sx={{ paddingInlineStart: depth * 4 }}
            {...drag.row(place)}
          >
            <LinkRow name={name} before={<DragHandle {...drag.handle(place)} />}>
              <MenuRowButtons
                menu={menu}
                rows={rows}
                place={place}
                hasLevels={hasLevels}
                onMove={setRows}
                onRemove={() => {
                  flushSync(() => setRows(rows.toSpliced(place, 1)));
                  add.current?.focus();
                }}
              />
            </LinkRow>
            {problem && <FormHelperText error>{problem}</FormHelperText>}
          </MenuRow>
        );
      })}
      {problemAt(menu) && <FormHelperText error>{problemAt(menu)}</FormHelperText>}
      <Button
        ref={add}
        variant="outlined"
        disabled={entries.length >= MAX_MENU_LINKS[menu]}
        onClick={addLink}
        sx={{ alignSelf: 'start' }}
      >
        Add a link
      </Button>
    </Stack>
  );
}

/** Phones have a link’s fields and buttons one below another. */
const MenuRow = styled(DragRow)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: {
    paddingBottom: theme.spacing(1.5),
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
}));
