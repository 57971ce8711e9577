import { adminPaths, type EditableMenus } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';
import { useRecord } from '../../lib/use-own-answer';

const path = adminPaths.menus;

export const useMenus = () => useRecord<EditableMenus>(path);

export const updateMenus = (body: EditableMenus) => sendData<EditableMenus>(path, { method: 'PATCH', body });
