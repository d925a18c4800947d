import type { ComponentLanguage } from "@sayara/domain/language/ComponentLanguage";

/** Names for a calendar. Months start with January, weekdays with Sunday. */
export type CalendarNames = {
  months: readonly string[];
  shortMonths: readonly string[];
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
};

/**
 * Names of months and weekdays. Not from `Intl`: browser versions abbreviate differently ("Sep", "Sept"; "mar",
 * "mar."), and the page rendered by the server must match the browser's.
 */
export const calendarNames: Record<ComponentLanguage, CalendarNames> = {
  fr: {
    months: names("janvier février mars avril mai juin juillet août septembre octobre novembre décembre"),
    shortMonths: names("janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc."),
    weekdays: names("dimanche lundi mardi mercredi jeudi vendredi samedi"),
    shortWeekdays: names("dim. lun. mar. mer. jeu. ven. sam."),
  },
  en: {
    months: names("January February March April May June July August September October November December"),
    shortMonths: names("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec"),
    weekdays: names("Sunday Monday Tuesday Wednesday Thursday Friday Saturday"),
    shortWeekdays: names("Sun Mon Tue Wed Thu Fri Sat"),
  },
  es: {
    months: names("enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"),
    shortMonths: names("ene feb mar abr may jun jul ago sept oct nov dic"),
    weekdays: names("domingo lunes martes miércoles jueves viernes sábado"),
    shortWeekdays: names("dom lun mar mié jue vie sáb"),
  },
  el: {
    months: names(
      "Ιανουάριος Φεβρουάριος Μάρτιος Απρίλιος Μάιος Ιούνιος Ιούλιος Αύγουστος Σεπτέμβριος Οκτώβριος Νοέμβριος Δεκέμβριος",
    ),
    shortMonths: names("Ιαν Φεβ Μαρ Απρ Μαΐ Ιουν Ιουλ Αυγ Σεπ Οκτ Νοε Δεκ"),
    weekdays: names("Κυριακή Δευτέρα Τρίτη Τετάρτη Πέμπτη Παρασκευή Σάββατο"),
    shortWeekdays: names("Κυρ Δευ Τρί Τετ Πέμ Παρ Σάβ"),
  },
};

function names(spaced: string): readonly string[] {
  return spaced.split(" ");
}
