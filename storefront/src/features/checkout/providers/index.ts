import type { WindowProvider } from '@stoa/contract';
import { lazyPart } from '@stoa/web-kit';
import type { ComponentType } from 'react';
import type { ProviderWindow } from './window';

type ButtonsOf<Provider extends WindowProvider> = ComponentType<ProviderWindow & Pick<Provider, 'access'>>;

/** The buttons of each provider that opens a window, which load its script. To add such a provider, name its component here. */
const BUTTONS: { [Name in WindowProvider['name']]: ButtonsOf<Extract<WindowProvider, { name: Name }>> } = {
  paypal: lazyPart(() => import('./paypal').then(({ PayPal }) => PayPal)),
};

/** Of one provider, which get its own access. */
export const buttonsOf = ({ name }: WindowProvider): ButtonsOf<WindowProvider> =>
  BUTTONS[name] as ButtonsOf<WindowProvider>;
