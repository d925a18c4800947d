import type { Progress } from "#api/database/workInSlots.ts";
import { describeFault } from "#api/server/log/describeFault.ts";
import { payRefunds } from "#api/bookings/refund/payRefunds.ts";
import { settleDueSessions } from "#api/bookings/payment/settleDueSessions.ts";
import type { SettlementTools } from "#api/bookings/payment/SettlementTools.ts";
import { autoAcceptCancellation } from "#api/bookings/cancel/autoAcceptCancellation.ts";
import { type MailTools, prepareMail } from "#api/bookings/mails/prepareMail.ts";
import { lapseChangeRequests } from "#api/bookings/change/lapseChangeRequests.ts";
import { queueAudienceMessages } from "#api/messaging/audience/queueAudienceMessages.ts";
import { countTrips } from "#api/bookings/read/countTrips.ts";
import { lapseBookings } from "#api/bookings/confirm/lapseBookings.ts";
import { deleteConditionPictures } from "#api/bookings/condition/deleteConditionPictures.ts";
import { deleteOldLicenceDetails } from "#api/bookings/condition/deleteOldLicenceDetails.ts";
import type { Dependencies } from "#api/server/http/Dependencies.ts";
import { deliverOutbox } from "#api/messaging/mail/deliverOutbox.ts";
import type { SmsSender } from "#api/messaging/mail/sms/SmsSender.ts";
import type { PushSender } from "#api/messaging/mail/push/PushSender.ts";
import { sendBookingReminders } from "#api/messaging/reminders/sendBookingReminders.ts";
import { sendDocumentReminders } from "#api/messaging/reminders/sendDocumentReminders.ts";
import type { FileStore } from "#api/files/storage/FileStore.ts";
import { removeUnusedFiles } from "#api/files/storage/unusedFiles.ts";
import { sendPriceAlerts } from "#api/saved/sendPriceAlerts.ts";
import { sendReminders } from "#api/messaging/reminders/sendReminders.ts";
import { countDays } from "#api/marketplace/figures/countDays.ts";
import type { SearchCounter } from "#api/marketplace/figures/createSearchCounter.ts";
import { announceDeadMail } from "#api/messaging/notifications/announceDeadMail.ts";
import type { MailTransport } from "#api/messaging/mail/MailTransport.ts";
import type { PrepareMail } from "#api/messaging/mail/PreparedMail.ts";
import { issueDueStatements } from "#api/money/statements/issueMonths.ts";
import { sendDebtReminders } from "#api/money/statements/sendDebtReminders.ts";
import { settleDueAgencyPayments } from "#api/money/agencyPayments/settleDueAgencyPayments.ts";
import { refundPlanPayments } from "#api/money/subscriptions/payment/refundPlanPayments.ts";
import { startMissedTrials } from "#api/money/subscriptions/startMissedTrials.ts";
import { sendPlanReminders } from "#api/money/subscriptions/sendPlanReminders.ts";
import { updateExchangeRates } from "#api/money/rates/updateExchangeRates.ts";
import { renewSeasons } from "#api/suppliers/prices/renewSeasons.ts";
import { type ReadingTools, readDueSources } from "#api/suppliers/calendars/readSource.ts";
import { capWaits } from "./capWaits.ts";
import { deleteExpired } from "./deleteExpired.ts";
import { deleteOldBlocks } from "./deleteOldBlocks.ts";
import { deleteOldBookings } from "./deleteOldBookings.ts";

interface Job {
  name: string;
  intervalSeconds: number;
  /** Seconds before the first run; `intervalSeconds` by default. */
  initialDelaySeconds?: number;
  run: (progress: Progress) => Promise<unknown>;
}

/**
 * Starts the periodic jobs. Every process runs them, and a job may run in several processes at once. They pause while
 * the clock is wrong.
 *
 * @returns a function that stops them after the current runs.
 */
export function startJobs(
  dependencies: SettlementTools &
    MailTools &
    Pick<Dependencies, "isClockInSync"> &
    Pick<ReadingTools, "calendars"> & { files: FileStore; searchCounter: SearchCounter },
  {
    transport,
    sms,
    push,
  }: { transport: MailTransport; sms: SmsSender | undefined; push?: PushSender | undefined },
): () => Promise<void> {
  const { db, clock, logger, isClockInSync = () => true } = dependencies;
  const prepare: PrepareMail = (row) => prepareMail(row, dependencies);
  const jobs: Job[] = [
    {
      name: "deliver mails, SMS and notifications",
      intervalSeconds: 1,
      run: (progress) =>
        deliverOutbox(dependencies, transport, {
          sms,
          push,
          prepare,
          onGivenUp: announceDeadMail,
          ...progress,
        }),
    },
    {
      name: "settle payments",
      intervalSeconds: 5,
      run: (progress) => settleDueSessions(dependencies, progress),
    },
    { name: "pay refunds", intervalSeconds: 5, run: (progress) => payRefunds(dependencies, progress) },
    {
      name: "settle payments of agencies",
      intervalSeconds: 10,
      run: (progress) => settleDueAgencyPayments(dependencies, progress),
    },
    {
      name: "refund payments of plans",
      intervalSeconds: 10,
      run: (progress) => refundPlanPayments(dependencies, progress),
    },
    {
      name: "start missed trials of plans",
      intervalSeconds: 3600,
      // Processes may be restarted more often than hourly.
      initialDelaySeconds: 60,
      run: () => startMissedTrials(dependencies),
    },
    { name: "send reminders of plans", intervalSeconds: 300, run: () => sendPlanReminders(dependencies) },
    { name: "lapse bookings", intervalSeconds: 20, run: () => lapseBookings(db, clock()) },
    {
      name: "accept cancellations by silence",
      intervalSeconds: 60,
      run: () => autoAcceptCancellation(dependencies),
    },
    { name: "lapse change requests", intervalSeconds: 60, run: () => lapseChangeRequests(dependencies) },
    { name: "count trips", intervalSeconds: 60, run: () => countTrips(db, clock()) },
    {
      name: "count figures",
      intervalSeconds: 600,
      // Starts soon, so that even a process that is restarted within the interval counts figures.
      initialDelaySeconds: 20,
      run: (progress) => countDays(dependencies, progress),
    },
    {
      name: "store counts of searches",
      intervalSeconds: 60,
      run: () => dependencies.searchCounter.store(db),
    },
    {
      name: "queue messages to audiences",
      intervalSeconds: 5,
      run: (progress) => queueAudienceMessages(dependencies, progress),
    },
    { name: "cap waits", intervalSeconds: 60, run: () => capWaits(db, clock()) },
    { name: "send reminders", intervalSeconds: 300, run: () => sendReminders(dependencies) },
    {
      name: "send reminders of bookings",
      intervalSeconds: 300,
      run: () => sendBookingReminders(dependencies),
    },
    {
      name: "send reminders of documents",
      intervalSeconds: 300,
      run: () => sendDocumentReminders(dependencies),
    },
    {
      name: "send price alerts",
      intervalSeconds: 60,
      run: (progress) => sendPriceAlerts(dependencies, progress),
    },
    { name: "delete old bookings", intervalSeconds: 300, run: () => deleteOldBookings(dependencies) },
    {
      name: "delete photos of condition reports",
      intervalSeconds: 300,
      run: () => deleteConditionPictures(dependencies),
    },
    {
      name: "delete papers of drivers",
      intervalSeconds: 300,
      run: () => deleteOldLicenceDetails(dependencies),
    },
    { name: "delete old blocks", intervalSeconds: 300, run: () => deleteOldBlocks(db, clock()) },
    {
      name: "delete unused files",
      intervalSeconds: 60,
      run: (progress) => removeUnusedFiles(dependencies, progress),
    },
    {
      name: "read calendars",
      intervalSeconds: 20,
      run: (progress) => readDueSources(dependencies, progress),
    },
    {
      name: "issue statements",
      intervalSeconds: 600,
      // Starts soon, so that even a process that is restarted within the interval issues statements.
      initialDelaySeconds: 30,
      run: (progress) => issueDueStatements(dependencies, progress),
    },
    {
      name: "send reminders of debts",
      intervalSeconds: 600,
      run: () => sendDebtReminders(dependencies),
    },
    {
      name: "read exchange rates",
      intervalSeconds: 3600,
      // Processes may be restarted more often than hourly.
      initialDelaySeconds: 10,
      run: () => updateExchangeRates(dependencies),
    },
    { name: "renew yearly seasons", intervalSeconds: 3600, run: () => renewSeasons(dependencies) },
    {
      name: "delete expired rows",
      intervalSeconds: 3600,
      // Processes may be restarted more often than hourly.
      initialDelaySeconds: 60,
      run: () => deleteExpired(db, clock()),
    },
  ];
  const stopFunctions = jobs.map((job) =>
    repeatJob(job, {
      canRun: isClockInSync,
      onError: (error) => logger.error({ job: job.name, fault: describeFault(error) }, "job failed"),
    }),
  );
  return async () => {
    await Promise.all(stopFunctions.map((stop) => stop()));
    await dependencies.searchCounter.store(db).catch((error: unknown) => {
      logger.error({ job: "store counts of searches", fault: describeFault(error) }, "job failed");
    });
  };
}

/** Repeats a job, one run at a time, while `canRun` permits it. */
function repeatJob(
  { intervalSeconds, initialDelaySeconds = intervalSeconds, run }: Job,
  { canRun, onError }: { canRun: () => boolean; onError: (error: unknown) => void },
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const runThenSchedule = async () => {
    if (canRun()) await run({ shouldContinue: () => !isStopped && canRun() }).catch(onError);
    if (!isStopped) schedule(intervalSeconds);
  };
  const schedule = (seconds: number) => {
    timer = setTimeout(() => {
      running = runThenSchedule();
    }, seconds * 1000);
  };
  schedule(initialDelaySeconds);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}
