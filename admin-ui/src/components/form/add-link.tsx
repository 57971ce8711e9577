import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import {
  apiPaths,
  DEFAULT_MENUS,
  type MarketplaceTerm,
  type MenuLink,
  type ShopPageList,
  shopPaths,
} from '@stoa/contract';
import { getData } from '@stoa/web-kit';
import { type Ref, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import useSWR from 'swr';

const PAGES = `${apiPaths.pages}?limit=100`;

/** What links of the shop can lead to. */
function useDestinations(): Record<string, MenuLink[]> {
  const { data: pages } = useSWR(PAGES, getData<ShopPageList>);
  const { data: categories } = useSWR(apiPaths.marketplace.categories, getData<MarketplaceTerm[]>);
  return {
    Shop: DEFAULT_MENUS.header,
    Pages: pages?.items.map(({ title, slug }) => ({ label: title, url: shopPaths.page(slug) })) ?? [],
    Categories: categories?.map(({ name, slug }) => ({ label: name, url: shopPaths.category(slug) })) ?? [],
    Elsewhere: [{ label: 'Another address', url: '' }],
  };
}

const keyOf = ({ url, label }: MenuLink) => url + label;

type AddLinkProps = {
  label: string;
  /** The name of the field that gets the focus once a link is added. */
  next: string;
  disabled: boolean;
  onAdd: (link: MenuLink) => void;
  ref: Ref<HTMLSelectElement>;
};

/** Adds a link to what is selected. A button adds it, because the keyboard changes a select with each step. */
export function AddLink({ label, next, disabled, onAdd, ref }: AddLinkProps) {
  const id = useId();
  const groups = Object.entries(useDestinations()).filter(([, links]) => links.length > 0);
  const [selected, setSelected] = useState('');
  const link = groups.flatMap(([, links]) => links).find((other) => keyOf(other) === selected);

  function add() {
    if (!link) return;
    flushSync(() => onAdd(link.url === '' ? { label: '', url: '' } : link));
    setSelected('');
    document.getElementsByName(next)[0]?.focus();
  }

  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'stretch' }}>
      <FormControl sx={{ width: 260, maxWidth: '100%' }} disabled={disabled}>
        <InputLabel shrink htmlFor={id}>
          {label}
        </InputLabel>
        <NativeSelect
          value={selected}
          onChange={({ target }) => setSelected(target.value)}
          input={<OutlinedInput label={label} notched inputRef={ref} />}
          inputProps={{ id }}
        >
          <option value="">Select a page</option>
          {groups.map(([name, links]) => (
            <optgroup key={name} label={name}>
              {links.map((link) => (
                <option key={keyOf(link)} value={keyOf(link)}>
                  {link.label}
                </option>
              ))}
            </optgroup>
          ))}
        </NativeSelect>
      </FormControl>
      <Button variant="outlined" disabled={disabled || !link} onClick={add}>
        Add
      </Button>
    </Box>
  );
}
