import type { ComponentLanguage } from "@sayara/domain/language/ComponentLanguage";

/** Names for a calendar. Months start with January, weekdays with Sunday. */
export type CalendarNames = {
  months: readonly string[];
  shortMonths: readonly string[];
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
};

const tunisianMonths = splitNames("جانفي فيفري مارس أفريل ماي جوان جويلية أوت سبتمبر أكتوبر نوفمبر ديسمبر");

/**
 * Names of months and weekdays. Not from `Intl`: browser versions abbreviate differently ("Sep", "Sept"; "mar",
 * "mar."), and the page rendered by the server must match the browser's.
 */
export const calendarNames: Record<ComponentLanguage, CalendarNames> = {
  fr: {
    months: splitNames(
      "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    ),
    shortMonths: splitNames("janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."),
    weekdays: splitNames("dimanche lundi mardi mercredi jeudi vendredi samedi"),
    shortWeekdays: splitNames("dim. lun. mar. mer. jeu. ven. sam."),
  },
  en: {
    months: splitNames(
      "January February March April May June July August September October November December",
    ),
    shortMonths: splitNames("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
    weekdays: splitNames("Sunday Monday Tuesday Wednesday Thursday Friday Saturday"),
    shortWeekdays: splitNames("Sun Mon Tue Wed Thu Fri Sat"),
  },
  es: {
    months: splitNames(
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    ),
    shortMonths: splitNames("ene feb mar abr may jun jul ago sept oct nov dic"),
    weekdays: splitNames("domingo lunes martes miércoles jueves viernes sábado"),
    shortWeekdays: splitNames("dom lun mar mié jue vie sáb"),
  },
  // Months as Tunisia names them. Arabic does not abbreviate them.
  ar: {
    months: tunisianMonths,
    shortMonths: tunisianMonths,
    weekdays: splitNames("الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت"),
    shortWeekdays: splitNames("أحد اثنين ثلاثاء أربعاء خميس جمعة سبت"),
  },
  el: {
    months: splitNames(
      "Ιανουάριος Φεβρουάριος Μάρτιος Απρίλιος Μάιος Ιούνιος Ιούλιος Αύγουστος Σεπτέμβριος Οκτώβριος Νοέμβριος Δεκέμβριος",
    ),
    shortMonths: splitNames("Ιαν Φεβ Μαρ Απρ Μαΐ Ιουν Ιουλ Αυγ Σεπ Οκτ Νοε Δεκ"),
    weekdays: splitNames("Κυριακή Δευτέρα Τρίτη Τετάρτη Πέμπτη Παρασκευή Σάββατο"),
    shortWeekdays: splitNames("Κυρ Δευ Τρί Τετ Πέμ Παρ Σάβ"),
  },
};

function splitNames(text: string): readonly string[] {
  return text.split(" ");
}
