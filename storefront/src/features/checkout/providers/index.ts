import type { OfferedProvider, ProviderName } from '@stoa/contract';
import { lazyPart } from '@stoa/web-kit';
import type { ComponentType } from 'react';
import type { ProviderWindow } from './window';

type ButtonsOf<Provider extends OfferedProvider> = ComponentType<ProviderWindow & Pick<Provider, 'access'>>;

/** The buttons of each provider, which load its script. To add a provider, name its component here. */
const BUTTONS: { [Name in ProviderName]: ButtonsOf<Extract<OfferedProvider, { name: Name }>> } = {
  paypal: lazyPart(() => import('./paypal').then(({ PayPal }) => PayPal)),
};

/** Of one provider, which get its own access. */
export const buttonsOf = ({ name }: OfferedProvider): ButtonsOf<OfferedProvider> =>
  BUTTONS[name] as ButtonsOf<OfferedProvider>;
