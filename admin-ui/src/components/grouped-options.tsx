import type { AutocompleteRenderGroupParams } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { HTMLAttributes } from 'react';

/** A group of an Autocomplete’s options, which screen readers hear of, too. */
export const renderGroup = ({ key, group, children }: AutocompleteRenderGroupParams) => (
  <li key={key} role="presentation">
    <Box role="group" aria-label={group}>
      <Heading aria-hidden="true">{group}</Heading>
      <Options role="presentation">{children}</Options>
    </Box>
  </li>
);

type HintedOptionProps = HTMLAttributes<HTMLLIElement> & { label: string; hint?: string | undefined };

/** The hint tells it apart from others with the same name. */
export const HintedOption = ({ label, hint, ...props }: HintedOptionProps) => (
  <li {...props}>
    <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      {label}
    </Box>
    {hint && (
      <Box component="span" sx={{ marginInlineStart: 1, color: 'text.secondary', typography: 'caption' }}>
        {hint}
      </Box>
    )}
  </li>
);

const Heading = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  padding: theme.spacing(1, 2, 0.5),
  fontWeight: 600,
  color: theme.vars.palette.text.secondary,
}));

const Options = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });
