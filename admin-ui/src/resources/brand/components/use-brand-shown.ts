import { adjustmentsOf, type Brand, brandInput, brandOf, brandSchemes, check, NO_BRAND } from '@stoa/contract';
import { useMemo } from 'react';
import { type LookValues, toLookInput } from '../domain/brand-fields';

/** The look in a form, without what isn’t valid. */
function validPart(input: ReturnType<typeof toLookInput>): Brand {
  const result = check(brandInput, input);
  if ('value' in result) return brandOf(result.value);
  const wrong = result.errors.map(({ path: [name = ''] }) => [name, null]);
  const rest = check(brandInput, { ...input, ...Object.fromEntries(wrong) });
  return 'value' in rest ? brandOf(rest.value) : NO_BRAND;
}

/** What a brand looks like, while it’s edited. */
export function useBrandShown(values: LookValues) {
  const key = JSON.stringify(toLookInput(values));
  return useMemo(() => {
    const brand = validPart(JSON.parse(key));
    const schemes = brandSchemes(brand);
    return { brand, schemes, adjustments: adjustmentsOf(brand, schemes) };
  }, [key]);
}
