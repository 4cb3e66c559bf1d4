does-also-tile = für { $cocoa } Kakao mehr dazu { $tile }
does-the-tile = dort: { $tile }; beides für { $cocoa } Kakao mehr
does-displaces = { $name } wird für 1 Kakao verdrängt
does-on-side = { $climbs ->
    [0] { $side } { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        }
   *[other] { $side } { $points } { $points ->
            [one] Punkt
           *[other] Punkte
        } und { $temples }
}
does-covers = Stufe { $step }: { $matches ->
    [0] keine Übereinstimmung
    [one] { $matches } Übereinstimmung
   *[other] { $matches } Übereinstimmungen
}
expect-main = Hauptaktion:
expect-worship = Gebet ({ $space }):
warn-upkeep = Nach dieser Runde kommt die Eklipse, mit Unterhalt: { $due } Kakao für deine Arbeiter, du hast { $cocoa }. Jeder fehlende kostet { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}{ $lost ->
    [0] .
   *[other] , nach jetzigem Stand { $lost }.
}
does-unpaid = kostet { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
