/** A mail that the catcher has received instead of sending it on. */
export interface CaughtMail {
  id: string;
  messageId: string;
  from: string;
  to: string[];
  cc: string[];
  replyTo: string | null;
  subject: string;
  /** As sent, layout included. */
  html: string;
  text: string;
  /** ISO 8601 UTC. */
  receivedAt: string;
}
