import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

type Verdict = Error | undefined;

/** A real SMTP server on loopback that keeps the messages it accepts. */
export interface MailServer {
  url: string;
  port: number;
  /** Accepted messages, in order. */
  accepted: ParsedMail[];
  /** Every message submitted, accepted or not. */
  offered: ParsedMail[];
  /** Decides on each message before it's accepted; may be slow. */
  judge: (mail: ParsedMail) => Promise<Verdict> | Verdict;
  /** Decides on each recipient. */
  judgeRecipient: (address: string) => Verdict;
  close(): Promise<void>;
}

/** A refusal with the code the client gets. */
export const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

export const startMailServer = async (port = 0): Promise<MailServer> => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onRcptTo: ({ address }, _session, done) => done(mailServer.judgeRecipient(address)),
    onData: async (stream, _session, done) => {
      const mail = await simpleParser(stream);
      mailServer.offered.push(mail);
      const verdict = await mailServer.judge(mail);
      if (!verdict) mailServer.accepted.push(mail);
      done(verdict);
    },
  });
  // A killed client drops its connection.
  server.on('error', () => undefined);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const address = server.server.address() as AddressInfo;

  const mailServer: MailServer = {
    url: `smtp://127.0.0.1:${address.port}`,
    port: address.port,
    accepted: [],
    offered: [],
    judge: () => undefined,
    judgeRecipient: () => undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mailServer;
};
