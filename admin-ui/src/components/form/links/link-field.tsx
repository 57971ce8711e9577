import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { ReadLink } from '@stoa/contract';
import { useDebounced } from '@stoa/web-kit';
import { useField } from 'formik';
import { useId, useState } from 'react';
import { capitalized } from '../../../lib/capitalized';
import { useRecordKinds } from '../../../lib/record-kinds';
import { HintedOption, renderGroup } from '../../grouped-options';
import { useFoundLinks, useLinkTarget } from './api';
import { type LinkOption, linkOptions, wordsIn } from './link-options';

/** What it leads to, and if visitors don’t see it, why. */
const wordsFor = ({ title, visible }: ReadLink, kind: string): string =>
  title === null
    ? `No ${kind} has this address, so visitors don’t see the link.`
    : `${capitalized(kind)}: ${title}${visible ? '' : `. This ${kind} isn’t published, so visitors don’t see the link.`}`;

type LinkFieldProps = {
  name: string;
  label: string;
  helperText?: string | undefined;
  /** What else a choice leads to. */
  onChoose?: (chosen: LinkOption) => void;
};

const PAUSE_MS = 200;

const NOTHING_FOUND = 'Nothing found. You can also enter an address, such as /contact.';

/** An address: typed, or that of a page of the shop, found by its title. */
export function LinkField({ name, label, helperText, onChoose }: LinkFieldProps) {
  const id = useId();
  const kinds = useRecordKinds();
  const [{ value }, { error, touched }, { setValue }] = useField<string>(name);
  const [isOpen, setIsOpen] = useState(false);
  const settled = useDebounced(value.trim(), PAUSE_MS);
  const words = isOpen ? wordsIn(settled) : null;
  const { data: found = [], isLoading } = useFoundLinks(words);
  const options = linkOptions(value, found, kinds);
  const target = useLinkTarget(settled);
  const problem = touched ? error : undefined;
  const leadsTo = target && target.url === value.trim() && wordsFor(target, kinds[target.kind].one);

  const isLost = !!words && !isLoading && settled === value.trim() && options.length === 0;
  const hint = leadsTo || (isLost ? NOTHING_FOUND : helperText);

  // What it leads to is told a little later, and shouldn’t push away what is below.
  const room = value.startsWith('/') && ' ';

  return (
    <Autocomplete<LinkOption, false, false, true>
      id={id}
      freeSolo
      fullWidth
      openOnFocus={value === ''}
      options={options}
      // The server and linkOptions() have already filtered.
      filterOptions={(options) => options}
      groupBy={({ heading }) => heading}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.title)}
      getOptionKey={(option) => (typeof option === 'string' ? option : `${option.heading} ${option.url}`)}
      loading={isLoading}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      inputValue={value}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input' || reason === 'clear') void setValue(text);
      }}
      value={null}
      onChange={(_event, chosen) => {
        if (!chosen || typeof chosen === 'string') return;
        void setValue(chosen.url);
        onChoose?.(chosen);
      }}
      renderGroup={renderGroup}
      renderOption={({ key: _key, ...props }, { heading, title, url, hint }) => (
        <HintedOption key={`${heading} ${url}`} {...props} label={title} hint={hint} />
      )}
      renderInput={(props) => (
        <TextField
          {...props}
          name={name}
          label={label}
          error={problem !== undefined}
          helperText={problem ?? (hint || room)}
        />
      )}
    />
  );
}
