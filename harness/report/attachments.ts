// Keeps what scenarios attach while cucumber runs them: screenshots, messages, consoles.

import type { Attachment, Envelope } from '@cucumber/messages';
import type { ReportAttachment } from './report-data';

/** A picture of the report: a file beside the page. */
export interface ReportPicture {
  readonly file: string;
  readonly content: Uint8Array;
}

/** What the scenarios of a run attached. */
export interface Attachments {
  /** By the place of the scenario: `features/ide/log.feature:21`. */
  readonly byPlace: ReadonlyMap<string, readonly ReportAttachment[]>;
  readonly pictures: readonly ReportPicture[];
}

/** Collects the attachments from cucumber's messages. */
export class AttachmentRecorder implements Attachments {
  readonly byPlace = new Map<string, ReportAttachment[]>();
  readonly pictures: ReportPicture[] = [];
  /** Places by the ids of pickles, then of test cases, then of attempts. */
  private readonly places = new Map<string, string>();

  /** Takes a message of cucumber. */
  take({ pickle, testCase, testCaseStarted, attachment }: Envelope): void {
    if (pickle) this.places.set(pickle.id, `${pickle.uri}:${pickle.location?.line ?? 0}`);
    if (testCase) this.follow(testCase.pickleId, testCase.id);
    if (testCaseStarted) {
      this.follow(testCaseStarted.testCaseId, testCaseStarted.id);
      if (testCaseStarted.attempt > 0) this.markFirstRun(testCaseStarted.id);
    }
    const place = this.places.get(attachment?.testCaseStartedId ?? '');
    if (!attachment?.fileName || place === undefined) return;
    const kept = this.byPlace.get(place) ?? [];
    this.byPlace.set(place, kept);
    kept.push(this.keep(attachment.fileName, attachment));
  }

  /** Names what a red scenario attached before it runs once more. */
  private markFirstRun(attempt: string): void {
    const kept = this.byPlace.get(this.places.get(attempt) ?? '');
    kept?.forEach((attachment, index) => {
      kept[index] = { ...attachment, name: `first run: ${attachment.name}` };
    });
  }

  private follow(from: string, to: string): void {
    const place = this.places.get(from);
    if (place !== undefined) this.places.set(to, place);
  }

  private keep(name: string, { body, contentEncoding, mediaType }: Attachment): ReportAttachment {
    const content = Buffer.from(body, contentEncoding === 'BASE64' ? 'base64' : 'utf8');
    if (!mediaType.startsWith('image/')) return { name, text: content.toString('utf8') };
    const file = `pictures/${this.pictures.length + 1}.png`;
    this.pictures.push({ file, content });
    return { name, file };
  }
}
