import { useLocation, useNavigate } from 'react-router-dom';
import { leaveOverlay, type Overlay, onceReturned, overlayNow, overlayOf } from './overlay-history';

/** React Router's own copy may still be the previous page's. */
const addressNow = () => {
  const { pathname, search, hash } = window.location;
  return { pathname, search, hash };
};

/** The history entry decides whether an overlay is open, so the back button closes it and a reload keeps it. */
export function useOverlay(name: string) {
  const navigate = useNavigate();
  const shown = overlayOf(useLocation().state);
  const isOpen = shown?.name === name;
  return {
    isOpen,
    detail: isOpen ? shown.detail : undefined,
    open: (detail?: string) =>
      onceReturned(() => {
        if (overlayNow()?.name === name) return;
        const overlay: Overlay = { name, detail };
        navigate(addressNow(), { state: { overlay }, preventScrollReset: true });
      }),
    close: () => {
      if (overlayNow()?.name === name) leaveOverlay();
    },
    /** For callbacks that ran late: `isOpen` is from the last render. */
    isOpenNow: () => overlayNow()?.name === name,
  };
}
