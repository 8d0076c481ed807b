import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';

/** How a document is checked: by the DTD that it names, or by Crossref's schema. */
export type SchemaKind = 'dtd' | 'crossref';

interface Answer {
  id: number;
  problems: string[];
}

interface Asked {
  resolve(problems: string[]): void;
  reject(failure: Error): void;
}

/** The first check by Crossref's schema compiles it, which takes about five seconds on a quiet machine. */
const PATIENCE_MS = 120_000;

/** Checks documents against the official DTDs and schemas before they leave (ADR 83), in a thread that ends with the server. */
@Injectable()
export class SchemaCheck implements OnModuleDestroy {
  private worker: Worker | null = null;
  private readonly asked = new Map<number, Asked>();
  private last = 0;

  /** What is wrong with the document; nothing when it is valid. @throws Error when the check itself did not work. */
  async problems(kind: SchemaKind, xml: string): Promise<string[]> {
    const worker = (this.worker ??= this.start());
    this.last += 1;
    const id = this.last;
    const late = setTimeout(
      () => this.stop(worker, new Error('The check of an XML document took too long')),
      PATIENCE_MS,
    );
    try {
      return await new Promise<string[]>((resolve, reject) => {
        this.asked.set(id, { resolve, reject });
        worker.postMessage({ id, kind, xml });
      });
    } finally {
      clearTimeout(late);
      this.asked.delete(id);
    }
  }

  onModuleDestroy(): void {
    if (this.worker) this.stop(this.worker, new Error('The server is stopping'));
  }

  private start(): Worker {
    const worker = new Worker(join(__dirname, 'validate-worker.mjs'));
    worker.unref();
    worker.on('message', ({ id, problems }: Answer) => this.asked.get(id)?.resolve(problems));
    worker.on('error', (failure) => this.stop(worker, failure as Error));
    worker.on('exit', () => this.stop(worker, new Error('The check of XML documents has ended')));
    return worker;
  }

  /** The next check starts a new thread. */
  private stop(worker: Worker, why: Error): void {
    if (this.worker !== worker) return;
    this.worker = null;
    for (const { reject } of this.asked.values()) reject(why);
    void worker.terminate();
  }
}
