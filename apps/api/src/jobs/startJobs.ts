import type { Progress } from "#api/database/workInSlots.ts";
import { describeFault } from "#api/log/describeFault.ts";
import { payRefunds } from "#api/bookings/refund/payRefunds.ts";
import { settleDueSessions } from "#api/bookings/payment/settleDueSessions.ts";
import type { SettlementTools } from "#api/bookings/payment/SettlementTools.ts";
import { autoAcceptCancellation } from "#api/bookings/cancel/autoAcceptCancellation.ts";
import { type MailTools, prepareMail } from "#api/bookings/mails/prepareMail.ts";
import { lapseChangeRequests } from "#api/bookings/change/lapseChangeRequests.ts";
import { countTrips } from "#api/bookings/countTrips.ts";
import { lapseBookings } from "#api/bookings/confirm/lapseBookings.ts";
import type { Dependencies } from "#api/http/Dependencies.ts";
import { deliverOutbox } from "#api/mail/deliverOutbox.ts";
import type { SmsSender } from "#api/mail/SmsSender.ts";
import { sendBookingReminders } from "#api/reminders/sendBookingReminders.ts";
import type { FileStore } from "#api/storage/FileStore.ts";
import { sendReminders } from "#api/reminders/sendReminders.ts";
import { announceDeadMail } from "#api/notifications/announceDeadMail.ts";
import type { MailTransport } from "#api/mail/MailTransport.ts";
import type { PrepareMail } from "#api/mail/PreparedMail.ts";
import { bringForward } from "./bringForward.ts";
import { deleteExpired } from "./deleteExpired.ts";
import { deleteOldBookings } from "./deleteOldBookings.ts";

interface Job {
  name: string;
  everySeconds: number;
  /** Seconds before the first run; `everySeconds` by default. */
  firstSeconds?: number;
  run: (progress: Progress) => Promise<unknown>;
}

/**
 * Starts the periodic jobs. Every process runs them, and a job may run in several processes at once. They pause while
 * the clock is wrong.
 *
 * @returns a function that stops them after the current runs.
 */
export function startJobs(
  dependencies: SettlementTools & MailTools & Pick<Dependencies, "isClockRight"> & { files: FileStore },
  { transport, sms }: { transport: MailTransport; sms: SmsSender | undefined },
): () => Promise<void> {
  const { db, clock, logger, isClockInSync = () => true } = dependencies;
  const prepare: PrepareMail = (row) => prepareMail(row, dependencies);
  const jobs: Job[] = [
    {
      name: "deliver mails and SMS",
      everySeconds: 1,
      run: (progress) =>
        deliverOutbox(dependencies, transport, { sms, prepare, onGivenUp: announceDeadMail, ...progress }),
    },
    {
      name: "settle payments",
      everySeconds: 5,
      run: (progress) => settleDueSessions(dependencies, progress),
    },
    { name: "pay refunds", everySeconds: 5, run: (progress) => payRefunds(dependencies, progress) },
    { name: "lapse bookings", everySeconds: 20, run: () => lapseBookings(db, clock()) },
    {
      name: "accept cancellations by silence",
      everySeconds: 60,
      run: () => autoAcceptCancellation(dependencies),
    },
    { name: "lapse change requests", everySeconds: 60, run: () => lapseChangeRequests(dependencies) },
    { name: "count trips", everySeconds: 60, run: () => countTrips(db, clock()) },
    { name: "bring forward", everySeconds: 60, run: () => bringForward(db, clock()) },
    { name: "send reminders", everySeconds: 300, run: () => sendReminders(dependencies) },
    {
      name: "send reminders of bookings",
      everySeconds: 300,
      run: () => sendBookingReminders(dependencies),
    },
    { name: "delete old bookings", everySeconds: 300, run: () => deleteOldBookings(dependencies) },
    {
      name: "delete expired rows",
      everySeconds: 3600,
      // Processes may be restarted more often than hourly.
      firstSeconds: 60,
      run: () => deleteExpired(db, clock()),
    },
  ];
  const stops = jobs.map((job) =>
    repeat(job, {
      mayRun: isClockInSync,
      onError: (error) => logger.error({ job: job.name, fault: describeFault(error) }, "job failed"),
    }),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Repeats a job, one run at a time, while `mayRun` permits it. */
function repeat(
  { everySeconds, firstSeconds = everySeconds, run }: Job,
  { mayRun, onError }: { mayRun: () => boolean; onError: (error: unknown) => void },
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const runThenWait = async () => {
    if (mayRun()) await run({ shouldContinue: () => !isStopped && mayRun() }).catch(onError);
    if (!isStopped) wait(everySeconds);
  };
  const wait = (seconds: number) => {
    timer = setTimeout(() => {
      running = runThenWait();
    }, seconds * 1000);
  };
  wait(firstSeconds);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}
