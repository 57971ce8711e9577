/** What stands in for PayPal’s script. It is sent to the browser as text, so it can use nothing from outside itself. */

interface ButtonsOptions {
  fundingSource?: string;
  createOrder?(data: object, actions: object): Promise<string>;
  onApprove?(data: object, actions: object): unknown;
  onCancel?(data: object, actions: object): unknown;
  onClick?(data: object, actions: object): unknown;
  onError?(error: unknown): unknown;
  onInit?(data: object, actions: object): unknown;
}

export function installPayPal(base: string): void {
  const FUNDING = {
    PAYPAL: 'paypal',
    VENMO: 'venmo',
    CREDIT: 'credit',
    PAYLATER: 'paylater',
    CARD: 'card',
  };

  const Buttons = (options: ButtonsOptions = {}) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Pay with PayPal (TEST MODE)';
    Object.assign(button.style, {
      width: '100%',
      minHeight: '48px',
      border: '0',
      borderRadius: '4px',
      background: '#ffc439',
      color: '#111',
      font: '600 16px system-ui, sans-serif',
      cursor: 'pointer',
    });
    let popup: Window | null = null;

    /** What the buyer decides in the window; closing it means cancelling. */
    const decision = (window_: Window) =>
      new Promise<'approved' | 'cancelled'>((resolve) => {
        const finish = (result: 'approved' | 'cancelled') => {
          clearInterval(watch);
          window.removeEventListener('message', hear);
          resolve(result);
        };
        const hear = ({ source, origin, data }: MessageEvent) => {
          if (source === window_ && origin === new URL(base).origin && data?.stoaPayPal) finish(data.stoaPayPal);
        };
        const watch = setInterval(() => {
          if (window_.closed) finish('cancelled');
        }, 200);
        window.addEventListener('message', hear);
      });

    const pay = async (window_: Window) => {
      const orderID = (await options.createOrder?.({ paymentSource: 'paypal' }, {})) ?? '';
      for (let isAgain = true; isAgain; ) {
        isAgain = false;
        window_.location.href = `${base}/checkoutnow?token=${encodeURIComponent(orderID)}`;
        const redirect = (address: string) => location.assign(address);
        if ((await decision(window_)) === 'cancelled') {
          window_.close();
          await options.onCancel?.({ orderID }, { redirect });
          return;
        }
        const restart = () => {
          isAgain = true;
        };
        const data = { orderID, payerID: 'TESTBUYER1234', paymentSource: 'paypal', facilitatorAccessToken: '' };
        await options.onApprove?.(data, { restart, redirect });
      }
    };

    const press = async () => {
      if (popup && !popup.closed) return popup.focus();
      // Browsers allow a window only while the press lasts, so it opens before anything is asked.
      popup = window.open('', '', 'popup,width=480,height=680');
      try {
        let isRejected = false;
        const reject = async () => {
          isRejected = true;
        };
        await options.onClick?.({ fundingSource: FUNDING.PAYPAL }, { reject, resolve: async () => undefined });
        if (isRejected) return;
        if (!popup) throw new Error('The browser didn’t let the window open');
        await pay(popup);
      } catch (error) {
        if (!options.onError) throw error;
        options.onError(error);
      } finally {
        popup?.close();
        popup = null;
      }
    };
    button.addEventListener('click', press);

    return {
      isEligible: () => !options.fundingSource || options.fundingSource === FUNDING.PAYPAL,
      render: async (container: string | HTMLElement) => {
        const place = typeof container === 'string' ? document.querySelector(container) : container;
        if (!place) throw new Error('There is no such container');
        place.append(button);
        const set = (isDisabled: boolean) => async () => {
          button.disabled = isDisabled;
        };
        options.onInit?.({}, { enable: set(false), disable: set(true) });
      },
      close: async () => {
        popup?.close();
        button.remove();
      },
      updateProps: async (changes: ButtonsOptions) => {
        Object.assign(options, changes);
      },
      resume: () => undefined,
      hasReturned: () => false,
    };
  };

  Object.assign(window, {
    paypal: {
      version: 'stoa-emulator',
      FUNDING,
      Buttons,
      getFundingSources: () => [FUNDING.PAYPAL],
      isFundingEligible: (source: string) => source === FUNDING.PAYPAL,
    },
  });
}
