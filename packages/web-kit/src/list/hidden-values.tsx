type HiddenValuesProps = { values: Record<string, string>; without?: string };

/** Sends a list's other values along with a form, should it be sent without scripts. */
export const HiddenValues = ({ values, without }: HiddenValuesProps) =>
  Object.entries(values).map(
    ([name, value]) => name !== without && value !== '' && <input key={name} type="hidden" name={name} value={value} />,
  );
