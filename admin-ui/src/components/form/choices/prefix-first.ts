import { createFilterOptions, type FilterOptionsState } from '@mui/material/useAutocomplete';

interface Named {
  label: string;
}

const containing = createFilterOptions<Named>({ trim: true });

/** Those that contain what is typed; first those that begin with it, as 'can' is typed for Canada, not for American Samoa. */
export function prefixFirst<Option extends Named>(options: Option[], state: FilterOptionsState<Option>): Option[] {
  const typed = state.inputValue.trim().toLowerCase();
  const found = containing(options, state as unknown as FilterOptionsState<Named>) as Option[];
  const begins = ({ label }: Option) => label.toLowerCase().startsWith(typed);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
