import { adminPaths, apiPaths, type MediaFile, type Session } from '@stoa/contract';
import type { Answer, Client } from '../shop/client';
import { png } from './png';

interface Sent {
  content?: Buffer;
  name?: string;
  /** The content type that the sender claims. */
  type?: string;
  field?: string;
  texts?: Record<string, string>;
}

export const uploadForm = ({ content = png(4, 3), name = 'oak.png', type = '', field = 'file', texts }: Sent) => {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(content)], { type }), name);
  for (const [key, text] of Object.entries(texts ?? {})) form.append(key, text);
  return form;
};

export const sendForm = async <Data>(client: Client, path: string, sent: Sent | FormData): Promise<Answer<Data>> => {
  const answer = await fetch(client.url + path, {
    method: 'POST',
    headers: client.token ? { Authorization: `Bearer ${client.token}` } : {},
    body: sent instanceof FormData ? sent : uploadForm(sent),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, ...JSON.parse(text) };
};

/** Uploads an image as the panel does. */
export const upload = (client: Client, sent: Sent | FormData = {}) =>
  sendForm<MediaFile>(client, adminPaths.media, sent);

/** Uploads an image of oneself as the account page does. */
export const uploadAvatar = (client: Client, sent: Sent | FormData = {}) =>
  sendForm<Session>(client, apiPaths.auth.avatar, sent);

export const uploaded = async (client: Client, sent: Sent = {}): Promise<MediaFile> => {
  const { status, data, text } = await upload(client, sent);
  if (status !== 201) throw new Error(`not uploaded: ${status} ${text}`);
  return data;
};
